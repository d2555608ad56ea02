import { explained, type CookieName, type PageTexts, type StoredName } from './article.ts';

export const es: PageTexts = {
  about: {
    title: 'Sobre Mixmaster',
    description:
      'Cómo un mal Daiquiri acabó siendo una colección de recetas de cócteles exactas, en cinco idiomas.',
    lede: 'Todo empezó con un mal Daiquiri.',
    sections: [
      {
        title: 'Tres números en un posavasos',
        paragraphs: [
          'Lo preparé para unos amigos, un viernes por la noche, con la primera receta que encontré. Pedía «un chorrito» de lima y «algo» de sirope, y no sabía ni a una cosa ni a la otra. La segunda receta quería el doble de ron. La tercera quería fresas.',
          'El barman de la esquina me abrió los ojos. Mídelo todo, me dijo, agita hasta que te duelan las manos y prueba antes de servir. Después escribió tres números en un posavasos: ron, lima, azúcar. Volví a casa, lo preparé de nuevo y, por primera vez, en mi cocina se hizo un silencio de los buenos.',
          'El posavasos se quedó colgado sobre la encimera. Con el tiempo llegaron otros: el Negroni por el que mi vecino pondría la mano en el fuego, el ponche de la boda de mi hermana, el cóctel sin alcohol que nadie distinguió del de siempre. Un día ya no quedaba pared.',
        ],
      },
      {
        title: 'La pared, en orden',
        paragraphs: [
          'Mixmaster es esa pared de posavasos. Cada receta dice cuánto, en qué orden, durante cuánto tiempo y en qué copa. Sigue las medidas con las que trabaja la mayoría de los bares, y las de la International Bartenders Association cuando las hay.',
          'La graduación, los alérgenos y los cócteles parecidos se calculan a partir de los ingredientes, así que, cuando corregimos una receta, también se corrigen. Las imágenes se generan por ordenador a partir de la propia receta: su copa, su color, su decoración. Y todo está en cinco idiomas, porque nadie debería tener que traducir con los dedos pegajosos.',
        ],
      },
      {
        title: 'Menos, pero mejor',
        paragraphs: [
          'Aquí no hay publicidad y para leer no hace falta una cuenta. Los cócteles sin alcohol reciben el mismo cuidado que los demás. Una copa bien hecha vale más que tres hechas con prisas.',
          'Si una medida no te convence, o si en tu casa hay un cóctel que todos deberíamos conocer, escríbenos. Así ha ido creciendo la colección.',
        ],
      },
    ],
  },
  terms: {
    title: 'Condiciones de uso',
    description: 'Las condiciones de Mixmaster: edad, recetas, chat con IA, cuentas y planes.',
    lede: 'Al entrar en este sitio aceptas estas condiciones. Si no estás de acuerdo, no lo uses.',
    sections: [
      {
        title: 'Tienes 18 años o más',
        paragraphs: [
          'Mixmaster es para adultos. Debes tener al menos 18 años para usarlo, o más si la ley de tu país lo exige. El sitio te pregunta la edad en tu primera visita y guarda la respuesta en tu navegador.',
        ],
      },
      {
        title: 'Las recetas y tu salud',
        paragraphs: [
          'El alcohol puede hacerte daño. Bebe poco, nunca antes de conducir o de trabajar con máquinas, y nada durante el embarazo o si un médico lo desaconseja.',
          'La graduación, los alérgenos y la información dietética se calculan a partir de productos habituales. Cada marca es distinta: lee la etiqueta de la tuya, sobre todo si tienes alergia. Las recetas con huevo crudo necesitan huevos frescos y no son para todo el mundo. Preparas y sirves bajo tu responsabilidad.',
        ],
      },
      {
        title: 'El barman con IA',
        paragraphs: [
          'Las respuestas del chat las escribe el modelo de un proveedor externo de IA. Pueden ser erróneas. Comprueba las cantidades antes de fiarte y no las tomes como consejo médico ni legal.',
        ],
      },
      {
        title: 'Tu cuenta',
        paragraphs: [
          'Para leer no hace falta una cuenta; para los favoritos y las cartas, sí. No compartas tu acceso y usa una dirección de correo que sea tuya. Puedes eliminar tu cuenta con todo su contenido en cualquier momento, en «Mi cuenta». Podemos cerrar las cuentas que se usen para perjudicar al sitio o a otras personas.',
        ],
      },
      {
        title: 'Planes y precios',
        paragraphs: [
          'Por ahora todo es gratis y todos los usuarios tienen acceso Pro completo. Los precios de la página de precios son los previstos. No se te cobrará nada que no hayas contratado expresamente.',
        ],
      },
      {
        title: 'Lo que nos envías',
        paragraphs: [
          'Si envías una receta, podemos probarla, editarla, traducirla y publicarla en Mixmaster, con tu nombre si lo indicas. Conservas todos los demás derechos y confirmas que puedes compartirla.',
        ],
      },
      {
        title: 'Lo que puedes hacer con lo nuestro',
        paragraphs: [
          'Prepara, imprime y sirve lo que encuentres aquí, en casa o en tu bar, y ponlo en tu carta. No copies la colección entera ni gran parte de ella, y no hagas nada que les estropee el sitio a los demás.',
        ],
      },
      {
        title: 'De qué respondemos',
        paragraphs: [
          'Trabajamos con cuidado, pero el sitio se ofrece tal cual: no prometemos que no tenga errores ni que esté siempre disponible. Respondemos solo en la medida en que la ley lo exige. Tus derechos como consumidor no cambian.',
        ],
      },
      {
        title: 'Cambios',
        paragraphs: [
          'Si estas condiciones cambian, las nuevas estarán aquí con su fecha. Si tienes una cuenta, te avisaremos antes de cualquier cambio que te quite algo.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accesibilidad',
    description:
      'Hasta qué punto es accesible Mixmaster, cómo lo probamos, qué falla todavía y dónde contárnoslo.',
    lede: 'Cualquiera debería poder leer aquí una receta, apuntar sus ingredientes y preparar una carta.',
    sections: [
      {
        title: 'Lo que buscamos',
        paragraphs: [
          'Mixmaster aspira a cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, en todas sus páginas y en los cinco idiomas. Esta es nuestra propia valoración; nadie de fuera ha examinado todavía el sitio.',
        ],
      },
      {
        title: 'Cómo lo probamos',
        paragraphs: [
          'Con cada cambio, axe-core examina la página de inicio, las listas, las recetas, las guías, las colecciones, Mix Master, la búsqueda, el chat y las páginas de una cuenta, en el tema claro y en el oscuro.',
          'En otras pruebas se recorre el sitio solo con el teclado, se sigue el foco y se revisan las páginas a 320 píxeles de ancho (lo que equivale a un zoom del 400 %), con más espacio entre letras y líneas y con colores forzados. Un validador revisa el HTML de cada tipo de página. Si tu sistema está configurado para reducir el movimiento, no hay animaciones.',
        ],
      },
      {
        title: 'Lo que falla todavía',
        paragraphs: [
          'Ninguna persona con discapacidad ha probado el sitio para nosotros, y no hay pruebas con un lector de pantalla.',
          'La descripción de una imagen nombra la bebida, la copa y la decoración, pero no el resto de lo que se ve. Las respuestas del chat llegan poco a poco y pueden ser largas; se leen en voz alta frase a frase. Los nombres, las notas y los logotipos de las cartas son de quien las publica. La descripción de nuestra API está solo en inglés.',
        ],
      },
      {
        title: 'Si algo te lo pone difícil',
        paragraphs: [
          'Escríbenos con el formulario de contacto o por correo y dinos en qué página te ha pasado y qué dispositivo, navegador y tecnología de apoyo usas. Lo leemos todo, y lo que te impide llegar a una receta va primero. Mientras tanto, te enviamos con gusto el texto de una receta.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    description: 'Qué guarda Mixmaster sobre ti, dónde, cuánto tiempo y cómo pedir que se borre.',
    lede: 'Aquí puedes leerlo todo sin decirnos quién eres. Sin publicidad, sin rastreo, sin venta de datos.',
    sections: [
      {
        title: 'Lo que se queda en tu navegador',
        paragraphs: [
          'La confirmación de tu edad, tu idioma y algunos ajustes más se guardan en el almacenamiento de tu navegador. No se nos envían, salvo lo que guarda tu cuenta cuando inicias sesión: tus ingredientes, tu lista de la compra, el nivel de tus botellas, tus favoritos, tus cartas, tus cócteles propios y, si lo pides, lo que evitas. Puedes borrarlos cuando quieras en los ajustes del navegador; después te volveremos a preguntar.',
          'Para que Mixmaster se abra sin conexión, tu navegador guarda también las páginas, imágenes y listas que has abierto: las últimas 200 páginas y 400 imágenes, durante 60 días como mucho. El recetario completo solo se guarda si tú lo pides. Entre todo esto no hay nada de tu cuenta. En la página «En este dispositivo» puedes ver lo que hay y borrarlo todo de una vez.',
        ],
        entries: explained<StoredName>({
          ageVerified: 'que has confirmado que tienes 18 años o más',
          ageRefused: 'que has dicho que aún no tienes 18 años; hasta que cierres la pestaña',
          language: 'el idioma que elegiste',
          theme: 'modo claro u oscuro, si lo elegiste',
          'cocktail-unit-preference': 'mililitros, onzas, centilitros o partes',
          'cocktail-unit-dialog-seen': 'que ya te preguntamos por las unidades',
          hasSeenWelcome: 'que ya viste la bienvenida',
          'list-density': 'si las listas se ven con imágenes o en líneas',
          'search-slash-off': 'que la tecla «/» no abre la búsqueda',
          'recent-searches':
            'tus cinco últimas búsquedas en la cabecera de la página; puedes borrarlas allí mismo',
          'menu-draft':
            'las cartas que aún no has guardado, hasta que las guardes o las descartes; al cerrar sesión eliges si se quedan',
          'menu-draft-tab': 'en cuál de ellas trabajas en esta pestaña; hasta que la cierres',
          'menu-pdf-choices': 'cómo exportaste cada carta por última vez: diseño, formato, idioma',
          'menu-live-page': 'si tienes plegada la página que se ve junto a tu carta',
          'mixmaster-shelf': 'los ingredientes que tienes',
          'mixmaster-diet': 'lo que evitas: alérgenos y dieta',
          'mixmaster-diet-agreed':
            'lo que evitabas la última vez que tu cuenta y este navegador coincidieron, si lo guardas en tu cuenta',
          'mixmaster-shelf-serves': 'para qué puede servir cada uno de tus ingredientes en una receta',
          'mixmaster-shelf-agreed':
            'los ingredientes que tenías la última vez que tu cuenta y este navegador coincidieron',
          'mixmaster-shelf-met':
            'que tu cuenta y este navegador ya se han comparado, hasta que cierres la pestaña',
          'mixmaster-swaps': 'qué usas en lugar de un ingrediente',
          'mixmaster-swaps-agreed':
            'los sustitutos que tenías la última vez que tu cuenta y este navegador coincidieron',
          'mixmaster-drink-log': 'tus estrellas y notas de cada bebida y los días en que la preparaste',
          'mixmaster-drink-log-agreed':
            'las estrellas, notas y días que tenías la última vez que tu cuenta y este navegador coincidieron',
          'mixmaster-photos':
            'las fotos que añades a las bebidas, dibujadas de nuevo y sin el lugar donde se hicieron; en ninguna cuenta y como mucho 200',
          'mixmaster-lists': 'tus listas de bebidas',
          'mixmaster-lists-agreed':
            'las listas que tenías la última vez que tu cuenta y este navegador coincidieron',
          'mixmaster-shopping': 'lo que hay en tu lista de la compra',
          'mixmaster-stock': 'cuánto queda en tus botellas y qué gastaron las bebidas que preparaste',
          'mixmaster-stock-agreed':
            'tu lista de la compra y el nivel de tus botellas la última vez que tu cuenta y este navegador coincidieron',
          'mixmaster-household': 'los nombres de quienes comparten tu bar',
          'mixmaster-invitation': 'una invitación a un hogar o al servicio de un bar, hasta que la respondas',
          'mixmaster-picked': 'las tres últimas bebidas que Mix Master ha elegido para ti',
          'mixmaster-account':
            'con qué cuenta iniciaste sesión por última vez y sus favoritos, para que los veas sin conexión; hasta que cierres sesión',
          'mixmaster-unsent': 'los favoritos que has cambiado sin conexión, hasta que estén en tu cuenta',
          'mixmaster-menus-to-send': 'las cartas que querías guardar sin conexión, hasta que se guarden',
          'mixmaster-service':
            'tus cartas publicadas y las de los bares donde trabajas, tal como las viste por última vez en la página para el servicio, para que se abra sin conexión',
          'mixmaster-service-unsent': 'lo que marcaste como agotado sin conexión, hasta que se guarde',
          'intended-favorite':
            'la bebida que ibas a guardar cuando tuviste que iniciar sesión; solo vale durante una hora',
        }),
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Hay seis, y solo si inicias sesión; por https sus nombres empiezan por «__Host-». Dos duran hasta que cierras sesión, pero como mucho 14 días desde tu última visita; a los 30 días tienes que iniciar sesión de nuevo en cualquier caso. Una, que reconoce este navegador, dura 180 días. Las otras solo hacen falta hasta que hayas iniciado sesión.',
        ],
        entries: explained<CookieName>({
          'mixmaster-session': 'mantiene tu sesión; los scripts no pueden leerla',
          'mixmaster-signed-in': 'le dice a la página que hay una sesión, pero no de quién',
          'mixmaster-sign-in':
            'adónde ibas, el nombre que diste y, de forma irreconocible, tu dirección de correo, mientras esperas el código',
          'mixmaster-code-proof': 'demuestra que fue este navegador el que pidió el código',
          'mixmaster-known-browser':
            'demuestra durante 180 días que iniciaste sesión en este navegador, para que nadie que pruebe tu dirección te deje fuera; se conserva al cerrar sesión y desaparece cuando pides olvidar este dispositivo',
          'mixmaster-provider':
            'adónde ibas, y que empezaste tú, mientras inicias sesión con Google o GitHub',
        }),
      },
      {
        title: 'Tu cuenta',
        paragraphs: [
          'Si creas una cuenta, guardamos tu correo electrónico, tu nombre si lo indicas, tu plan, tus ingredientes, tus sustitutos, tu lista de la compra y cuánto queda en tus botellas, tus favoritos, tus estrellas y notas de cada bebida con los días en que la preparaste, tus listas, tus cartas, sus versiones anteriores y su aspecto, con tu logotipo, los cócteles que inventes y lo que pagas por tus botellas, si calculas tus costes. Lo necesitamos para que la cuenta haga lo que esperas de ella. Nadie más puede verlo, salvo que publiques una carta: quien tenga su enlace podrá leerla con tu aspecto y tus propios cócteles, pero no sabrá de qué cuenta es. Tus estrellas cuentan en la media que mostramos de una bebida cuando la han valorado cinco cuentas; nadie ve de quién son. Quien tenga el enlace a una lista que compartas podrá leerla, con tu nombre si lo muestras, hasta que dejes de compartirla. Si tu bar tiene una página, en ella se ven el nombre del bar, lo que escribas allí y las cartas que elijas; las direcciones que tu bar tuvo antes siguen siendo tuyas y llevan a ella. Todo se borra junto con tu cuenta. Los nombres de tu bar se conservan 180 días más, como hashes que no dicen de quién eran, para que nadie ocupe una dirección impresa. Para frenar avalanchas de cambios, contamos también cuántos hace una cuenta en una hora; ese recuento se borra al cabo de dos días como mucho.',
          'Si estás en un hogar, los demás ven el nombre que diste allí y comparten contigo ingredientes, sustitutos, cuánto queda en las botellas, la lista de la compra y las listas de bebidas que alguno ponga en el hogar: todos podéis cambiarlos. No ven nada más de tu cuenta: ni dirección, ni estrellas, notas, favoritos, otras listas o cartas, ni nada de lo que evitas. Si te vas o te quitan, conservas una copia, ellos conservan la suya y tu nombre se borra allí. Si trabajas por invitación en el servicio de un bar, su dueño ve el nombre que diste allí y nada más de tu cuenta; tú ves las cartas publicadas de su página y puedes cambiar lo que se ha agotado y qué precios se aplican. No guardamos quién cambió qué. Tu nombre allí se borra cuando te vas, te quitan o se borra la página o una de las cuentas. De una invitación guardamos solo un hash hasta que se usa o se retira, siete días como mucho; la dirección de correo a la que envías una no se guarda.',
          'Lo que evitas, alérgenos y dieta, puede decir algo de tu salud. Tu cuenta solo lo guarda si lo activas en «Alergias y dieta», para que también lo sepan tus otros dispositivos; ese es tu consentimiento. Si lo desactivas allí, se borra de la cuenta al momento.',
        ],
      },
      {
        title: 'Los mensajes y las recetas que envías',
        paragraphs: [
          'De un mensaje guardamos tu nombre, tu correo electrónico, el texto, el idioma y la hora, para responderte. De una receta guardamos lo que hayas escrito. Borramos ambos cuando están resueltos, y automáticamente al cabo de un año. Si los envías con la sesión iniciada, forman parte de tus datos y se borran con tu cuenta.',
          'Para frenar avalanchas de mensajes, contamos cuántos llegan de una misma dirección IP en una hora. Para ello no guardamos ninguna dirección, solo un valor que no la revela y que por sí mismo no dice nada. No está unido a tu mensaje y se borra al cabo de dos horas como mucho.',
        ],
      },
      {
        title: 'Las cartas de los bares',
        paragraphs: [
          'Si lees la carta que un bar ha publicado aquí, contamos, por día e idioma, que la página se ha abierto, para que el bar vea cuántas veces se lee. No usamos ninguna cookie, y con ese número no guardamos ni tu dirección IP ni nada más sobre ti; el número se borra a los 400 días. Para que el recuento sea fiable, guardamos durante dos horas como mucho un valor que no revela la dirección IP y que no está unido a ninguna carta. Si tu navegador envía «Global Privacy Control» o «Do Not Track», no contamos nada. Una carta que se muestra en un marco en la web de un bar no lee ni guarda cookies y no cuenta nada.',
        ],
      },
      {
        title: 'El chat con IA',
        paragraphs: [
          'El chat usa un proveedor externo de IA. Lo que escribes allí pasa por nuestro servidor hasta ese proveedor, que crea la respuesta; si has iniciado sesión, van también los nombres de tus propios cócteles y, completos, los cócteles por los que preguntas. No guardamos la conversación. No escribas nada personal.',
          'Para que el chat siga siendo asequible, contamos cuántas preguntas llegan en un día de una misma dirección IP y de una misma cuenta. Para ello no guardamos ninguna de las dos, solo valores que no las revelan, que por sí mismos no dicen nada y que se borran poco después de medianoche (UTC).',
          'Los textos que se traducen para quien los lee, como la descripción de una carta publicada, van al mismo proveedor. La traducción se guarda noventa días como mucho y no dice de quién era el texto.',
        ],
      },
      {
        title: 'Quién trabaja para nosotros',
        paragraphs: [
          'Netlify sirve el sitio y ejecuta sus funciones y, como todo alojamiento, ve la dirección IP de las visitas. Una de esas funciones lee lo que escribes en una búsqueda, a partir de cuatro letras; no lo guardamos. Supabase aloja la base de datos y el inicio de sesión; para proteger las cuentas, anota en cada inicio de sesión la dirección IP y el navegador. En ese registro consta también tu dirección de correo; si eliminas tu cuenta, borramos esas entradas en dos horas como máximo. El proveedor de IA responde en el chat. Trabajan siguiendo nuestras instrucciones y pueden tratar datos fuera de tu país.',
        ],
      },
      {
        title: 'Edad mínima',
        paragraphs: [
          'Mixmaster es para mayores de 18 años. No guardamos a sabiendas nada de personas más jóvenes; si crees que sí, dínoslo y lo borraremos.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'Puedes preguntar qué hemos guardado sobre ti, pedir que se corrija, se borre o se te entregue, oponerte a su uso y reclamar ante la autoridad de protección de datos de tu país. Basta con un mensaje.',
        ],
      },
      {
        title: 'Cambios',
        paragraphs: ['Si esta política cambia, la nueva estará aquí con su fecha.'],
      },
    ],
  },
};
