import { explained, type CookieName, type PageTexts, type StoredName } from './article.ts';

export const nl: PageTexts = {
  about: {
    title: 'Over Mixmaster',
    description:
      'Hoe een mislukte Daiquiri uitgroeide tot een verzameling precieze cocktailrecepten in vijf talen.',
    lede: 'Het begon met een mislukte Daiquiri.',
    sections: [
      {
        title: 'Drie getallen op een bierviltje',
        paragraphs: [
          'Ik maakte hem voor vrienden, op een vrijdagavond, met het eerste recept dat ik tegenkwam. Daarin stond een ‘scheutje’ limoen en ‘wat’ siroop, en hij smaakte naar geen van beide. Het tweede recept vroeg om twee keer zoveel rum. Het derde om aardbeien.',
          'De bartender om de hoek hielp me op weg. Meet alles af, zei hij, schud tot je handen pijn doen en proef voordat je inschenkt. Toen schreef hij drie getallen op een viltje: rum, limoen, suiker. Ik ging naar huis, maakte hem opnieuw en voor het eerst werd het stil in mijn keuken, een goede stilte.',
          'Het viltje bleef boven het aanrecht hangen. Na verloop van tijd kreeg het gezelschap: de Negroni waar mijn buurman bij zweert, de punch voor de bruiloft van mijn zus, het drankje waarvan niemand doorhad dat er geen alcohol in zat. Op een dag was de muur vol.',
        ],
      },
      {
        title: 'De muur, op orde gebracht',
        paragraphs: [
          'Mixmaster is die muur vol viltjes. In elk recept staat hoeveel, in welke volgorde, hoelang en in welk glas. We houden de maten aan die in de meeste bars gebruikelijk zijn, en die van de International Bartenders Association als die er zijn.',
          'Sterkte, allergenen en verwante drankjes leiden we af uit de ingrediënten; verbeteren we een recept, dan veranderen die vanzelf mee. De afbeeldingen zijn op de computer gemaakt, naar het recept zelf: met het glas, de kleur en de garnering die erin staan. En alles is er in vijf talen, want niemand zou met plakkerige vingers hoeven te vertalen.',
        ],
      },
      {
        title: 'Minder, maar beter',
        paragraphs: [
          'Er is hier geen reclame en om te lezen heb je geen account nodig. Drankjes zonder alcohol krijgen evenveel aandacht als de andere. Eén glas dat goed gemaakt is, is meer waard dan drie haastige.',
          'Klopt er volgens jou een maat niet, of schenk jij een drankje dat wij allemaal zouden moeten kennen? Laat het ons weten. Zo is die muur ook vol geraakt.',
        ],
      },
    ],
  },
  terms: {
    title: 'Gebruiksvoorwaarden',
    description: 'De voorwaarden van Mixmaster: leeftijd, recepten, de chat, accounts en abonnementen.',
    lede: 'Door deze site te betreden ga je akkoord met deze voorwaarden. Ga je niet akkoord, gebruik de site dan niet.',
    sections: [
      {
        title: 'Je bent 18 jaar of ouder',
        paragraphs: [
          'Mixmaster is voor volwassenen. Je moet minstens 18 jaar zijn om de site te gebruiken, of ouder als de wet in je land dat vereist. De site vraagt bij je eerste bezoek naar je leeftijd en bewaart het antwoord in je browser.',
        ],
      },
      {
        title: 'Recepten en je gezondheid',
        paragraphs: [
          'Alcohol kan je schaden. Drink weinig, nooit voordat je gaat rijden of met machines werkt, en helemaal niet tijdens een zwangerschap of als een arts het afraadt.',
          'Sterkte, allergenen en dieetinformatie zijn berekend op basis van gangbare producten. Merken verschillen: lees het etiket van wat jij gebruikt, vooral als je een allergie hebt. Voor recepten met rauw ei heb je verse eieren nodig, en ze zijn niet voor iedereen geschikt. Je mixt en serveert op eigen risico.',
        ],
      },
      {
        title: 'De AI-bartender',
        paragraphs: [
          'De antwoorden in de chat komen van het model van een externe AI-aanbieder. Ze kunnen fout zijn. Controleer hoeveelheden voordat je erop vertrouwt en zie ze niet als medisch of juridisch advies.',
        ],
      },
      {
        title: 'Je account',
        paragraphs: [
          'Lezen kan zonder account; voor favorieten en kaarten heb je er een nodig. Houd je inloggegevens voor jezelf en geef een e-mailadres op dat van jou is. Je kunt je account met alles erin op elk moment verwijderen, onder ‘Mijn account’. We kunnen accounts sluiten die worden gebruikt om de site of anderen te schaden.',
        ],
      },
      {
        title: 'Abonnementen en prijzen',
        paragraphs: [
          'Alles is voorlopig gratis en alle gebruikers hebben volledige Pro-toegang. De prijzen op de prijspagina zijn de prijzen die we later willen vragen. We brengen je niets in rekening wat je niet uitdrukkelijk hebt besteld.',
        ],
      },
      {
        title: 'Wat je ons stuurt',
        paragraphs: [
          'Stuur je een recept in, dan mogen we het proberen, bewerken, vertalen en op Mixmaster publiceren, met je naam als je die hebt opgegeven. Alle andere rechten houd je zelf, en je bevestigt dat je het recept mag delen.',
        ],
      },
      {
        title: 'Wat je met onze inhoud mag doen',
        paragraphs: [
          'Mix, print en serveer wat je hier vindt, thuis of in je bar, en zet het op je kaart. Kopieer de verzameling niet in haar geheel of voor een groot deel, en doe niets wat de site voor anderen verstoort.',
        ],
      },
      {
        title: 'Waar we voor instaan',
        paragraphs: [
          'We werken zorgvuldig, maar je gebruikt de site zoals hij is: we beloven niet dat er geen fouten in staan, en ook niet dat hij altijd bereikbaar is. We zijn alleen aansprakelijk voor zover de wet dat vereist. Je rechten als consument blijven gelden.',
        ],
      },
      {
        title: 'Wijzigingen',
        paragraphs: [
          'Veranderen deze voorwaarden, dan staan de nieuwe hier, met de datum erbij. Heb je een account, dan vertellen we je het vooraf als een wijziging nadelig voor je is.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Toegankelijkheid',
    description:
      'Hoe toegankelijk Mixmaster is, hoe we dat testen, wat nog niet werkt en waar je het ons laat weten.',
    lede: 'Iedereen moet hier een recept kunnen lezen, ingrediënten in een eigen bar kunnen zetten en een kaart kunnen maken.',
    sections: [
      {
        title: 'Waar we naar streven',
        paragraphs: [
          'Mixmaster wil op elke pagina en in alle vijf talen voldoen aan de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Of dat lukt, beoordelen we zelf; tot nu toe heeft geen onafhankelijke partij de site onderzocht.',
        ],
      },
      {
        title: 'Hoe we testen',
        paragraphs: [
          'Bij elke wijziging onderzoekt axe-core de homepage, de lijsten, recepten, gidsen, collecties, Mix Master, de zoekfunctie, de chat en de pagina’s van een account, steeds in het lichte en in het donkere thema.',
          'Andere tests bedienen de site alleen met het toetsenbord, volgen de focus en bekijken pagina’s van 320 pixels breed (dat is een zoom van 400%), met ruimere tekstafstanden en met geforceerde kleuren. Een validator controleert de HTML van elke soort pagina. Heb je je systeem op minder beweging ingesteld, dan zie je geen animaties.',
        ],
      },
      {
        title: 'Wat nog niet werkt',
        paragraphs: [
          'Mensen met een beperking hebben de site nog niet voor ons getest, en er draaien geen tests met een schermlezer.',
          'De beschrijving van een afbeelding noemt het drankje, het glas en de garnering, maar niet wat er verder op te zien is. Antwoorden in de chat komen stukje bij beetje binnen en kunnen lang zijn; ze worden zin voor zin voorgelezen. Namen, opmerkingen en logo’s van kaarten komen van wie ze publiceert. De beschrijving van onze API is er alleen in het Engels.',
        ],
      },
      {
        title: 'Als iets je in de weg zit',
        paragraphs: [
          'Laat ons via het contactformulier of per e-mail weten op welke pagina het gebeurde en welk apparaat, welke browser en welk hulpmiddel je gebruikt. We lezen alles, en wat je belet een recept te lezen, gaat voor. Intussen sturen we je de tekst van een recept graag toe.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacybeleid',
    description: 'Wat Mixmaster over je bewaart, waar, hoelang, en hoe je het laat verwijderen.',
    lede: 'Je kunt hier alles lezen zonder te zeggen wie je bent. Geen reclame, geen tracking, en we verkopen je gegevens niet.',
    sections: [
      {
        title: 'Wat in je browser blijft',
        paragraphs: [
          'Je leeftijdsbevestiging, je taal en een paar andere instellingen staan in de opslag van je browser. Ze worden niet naar ons gestuurd, behalve wat je account bewaart zodra je inlogt: je ingrediënten en vervangers, je boodschappenlijst, hoeveel er nog in je flessen zit, je favorieten, lijsten, sterren en opmerkingen, je kaarten en eigen drankjes, en ook wat je vermijdt, als je daarom vraagt. Je kunt ze op elk moment wissen in de instellingen van je browser; daarna vragen we opnieuw naar je leeftijd.',
          'Om Mixmaster ook zonder internet te kunnen openen, bewaart je browser de pagina’s, afbeeldingen en lijsten die je hebt bekeken: de laatste 200 pagina’s en 400 afbeeldingen, hooguit 60 dagen. Alle recepten bewaart hij alleen als jij daarom vraagt. Wat hij zo bewaart, komt nooit uit je account. Onder ‘Op dit apparaat’ zie je wat er is en verwijder je alles in één keer.',
        ],
        entries: explained<StoredName>({
          ageVerified: 'dat je hebt bevestigd dat je 18 of ouder bent',
          ageRefused: 'dat je hebt gezegd dat je nog geen 18 bent; tot het tabblad wordt gesloten',
          language: 'de taal die je hebt gekozen',
          theme: 'licht of donker, als je dat hebt gekozen',
          'cocktail-unit-preference': 'milliliter, ounces, centiliter of delen',
          'cocktail-unit-dialog-seen': 'dat we je naar de eenheden hebben gevraagd',
          hasSeenWelcome: 'dat je het welkomstvenster hebt gezien',
          'list-density': 'hoe je lijsten ziet: met afbeeldingen of als regels',
          'search-slash-off': 'dat de toets ‘/’ de zoekfunctie niet moet openen',
          'recent-searches': 'je laatste vijf zoekopdrachten bovenaan de pagina; je kunt ze daar wissen',
          'menu-draft':
            'de kaarten die je nog niet hebt opgeslagen, tot je ze opslaat of weggooit; bij het uitloggen kies je of ze blijven',
          'menu-draft-tab':
            'aan welke van deze kaarten je in dit tabblad werkt; tot het tabblad wordt gesloten',
          'menu-pdf-choices': 'hoe je elke kaart voor het laatst hebt geëxporteerd: ontwerp, formaat, taal',
          'menu-live-page': 'of de pagina naast je kaart is ingeklapt',
          'mixmaster-shelf': 'de ingrediënten die je hebt',
          'mixmaster-diet': 'wat je vermijdt: allergenen en dieet',
          'mixmaster-diet-agreed':
            'wat je vermeed toen je account en deze browser voor het laatst gelijkliepen, als je account dat bewaart',
          'mixmaster-shelf-serves': 'waarvoor je elk van je ingrediënten in een recept kunt gebruiken',
          'mixmaster-shelf-agreed':
            'je ingrediënten zoals ze waren toen je account en deze browser voor het laatst gelijkliepen',
          'mixmaster-shelf-met':
            'dat je ingrediënten met die in je account zijn vergeleken, tot je het tabblad sluit',
          'mixmaster-swaps': 'wat je in plaats van een ingrediënt schenkt',
          'mixmaster-swaps-agreed':
            'je vervangers zoals ze waren toen je account en deze browser voor het laatst gelijkliepen',
          'mixmaster-drink-log':
            'je sterren en opmerkingen bij drankjes, en de dagen waarop je ze hebt gemaakt',
          'mixmaster-drink-log-agreed':
            'je sterren, opmerkingen en dagen zoals ze waren toen je account en deze browser voor het laatst gelijkliepen',
          'mixmaster-photos':
            'de foto’s die je bij drankjes toevoegt, opnieuw getekend en zonder de plaats waar ze zijn genomen; in geen account, en hoogstens 200',
          'mixmaster-lists': 'je lijsten met drankjes',
          'mixmaster-lists-agreed':
            'je lijsten zoals ze waren toen je account en deze browser voor het laatst gelijkliepen',
          'mixmaster-shopping': 'wat er op je boodschappenlijst staat',
          'mixmaster-stock':
            'hoeveel er nog in je flessen zit en hoeveel je daaruit voor je drankjes hebt geschonken',
          'mixmaster-stock-agreed':
            'je boodschappenlijst en wat er in je flessen zat toen je account en deze browser voor het laatst gelijkliepen',
          'mixmaster-household': 'de namen van degenen met wie je je bar deelt',
          'mixmaster-invitation':
            'een uitnodiging voor een huishouden of voor de service in een bar, tot je die beantwoordt',
          'mixmaster-picked': 'de laatste drie drankjes die Mix Master voor je heeft gekozen',
          'mixmaster-account':
            'welk account het laatst was ingelogd en de favorieten ervan, zodat je ze ook zonder internet ziet; tot je uitlogt',
          'mixmaster-unsent': 'favorieten die je zonder internet hebt gewijzigd, tot ze in je account staan',
          'mixmaster-menus-to-send': 'kaarten die je zonder internet wilde opslaan, tot ze zijn opgeslagen',
          'mixmaster-service':
            'je gepubliceerde kaarten en die van bars waar je de service doet, zoals je ze het laatst zag op de pagina voor de service, zodat die ook offline opent',
          'mixmaster-service-unsent': 'wat je offline als uitverkocht hebt gemarkeerd, tot het is opgeslagen',
          'intended-favorite': 'het drankje dat je wilde bewaren toen je moest inloggen; hooguit een uur',
        }),
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Er zijn er zes, en alleen als je inlogt; via https beginnen hun namen met ‘__Host-’. Twee blijven tot je uitlogt, maar niet langer dan 14 dagen na je laatste bezoek; na 30 dagen moet je in elk geval opnieuw inloggen. Eén cookie, die deze browser herkent, blijft 180 dagen. De andere zijn alleen nodig tot je bent ingelogd.',
        ],
        entries: explained<CookieName>({
          'mixmaster-session': 'zorgt dat je ingelogd blijft; scripts kunnen hem niet lezen',
          'mixmaster-signed-in': 'vertelt de pagina dat er een sessie is, maar niet van wie',
          'mixmaster-sign-in':
            'naar welke pagina je op weg was, welke naam je opgaf en, onherkenbaar gemaakt, je e-mailadres, zolang je op de code wacht',
          'mixmaster-code-proof': 'laat zien dat deze browser om de code heeft gevraagd',
          'mixmaster-known-browser':
            'laat tot 180 dagen na het inloggen zien dat je dat in deze browser deed, zodat vreemden die jouw adres proberen jou niet buitensluiten; hij blijft als je uitlogt en verdwijnt als je dit apparaat laat vergeten',
          'mixmaster-provider':
            'naar welke pagina je op weg was, en dat jij met inloggen bent begonnen, zolang je met Google of GitHub inlogt',
        }),
      },
      {
        title: 'Je account',
        paragraphs: [
          'Maak je een account aan, dan bewaren we je e-mailadres, je voornaam als je die opgeeft, je abonnement, je ingrediënten, je vervangers, je boodschappenlijst en hoeveel er nog in je flessen zit, je favorieten, je sterren en opmerkingen bij drankjes met de dagen waarop je ze hebt gemaakt, je lijsten, je kaarten met hun eerdere versies en hun uiterlijk, met je logo, de drankjes die je zelf bedenkt, en wat je voor je flessen betaalt als je daarmee rekent. Die gegevens hebben we nodig om je te bieden waar het account voor bedoeld is. Anderen kunnen ze niet zien, tenzij je een kaart publiceert: wie de link heeft, kan dan die kaart lezen, zoals jij hem hebt vormgegeven en met je eigen drankjes erop, maar ziet niet van wie het account is. Je sterren tellen mee in het gemiddelde dat we bij een drankje tonen zodra vijf accounts het hebben beoordeeld; niemand ziet van wie ze zijn. Wie de link heeft naar een lijst die je deelt, kan die lijst lezen, en je voornaam als je die toont, tot je stopt met delen. Heeft je bar een pagina, dan staan daarop de naam van de bar, wat je erbij schrijft en de kaarten die je kiest; adressen die je bar eerder had, blijven van jou en leiden daarheen. Al deze gegevens worden samen met je account verwijderd. De namen van je bar bewaren we nog 180 dagen, als hash die niet zegt van wie ze waren, zodat niemand anders een afgedrukt adres overneemt. Om misbruik tegen te gaan, tellen we ook hoeveel er in een uur in een account verandert; die telling is na hooguit twee dagen weg.',
          'Zit je in een huishouden, dan zien de anderen daarin de naam die je er opgaf en delen ze met jou je ingrediënten, vervangers, hoeveel er nog in je flessen zit, je boodschappenlijst en de lijsten met drankjes die een van jullie in het huishouden zet: jullie kunnen die allemaal veranderen. Verder zien ze niets van je account: geen adres, sterren, opmerkingen, favorieten, andere lijsten of kaarten, en niets van wat je vermijdt. Ga je weg of word je verwijderd, dan houd jij een kopie, houden zij de hunne en wordt je naam daar gewist. Doe je op uitnodiging in een bar de service, dan ziet de eigenaar de naam die je daar opgaf en verder niets van je account; jij ziet de gepubliceerde kaarten van de pagina en kunt aangeven wat uitverkocht is en welke prijzen gelden. Wie wat veranderde, bewaren we niet. Je naam daar wordt gewist als je weggaat of wordt verwijderd, of als de pagina of een van de accounts wordt verwijderd. Van een uitnodiging bewaren we alleen een hash, tot ze gebruikt of ingetrokken is, hooguit zeven dagen; een e-mailadres waar je er een naartoe stuurt, slaan we niet op.',
          'Wat je vermijdt, je allergenen en je dieet, kan iets over je gezondheid zeggen. Je account bewaart het alleen als je dat bij ‘Allergieën en dieet’ aanzet, zodat je andere apparaten het ook weten; dat is je toestemming. Zet je het daar uit, dan wordt het meteen uit het account gewist.',
        ],
      },
      {
        title: 'Berichten en recepten die je stuurt',
        paragraphs: [
          'Stuur je ons een bericht, dan bewaren we je naam, je e-mailadres, de tekst, de taal en het tijdstip, om het te kunnen beantwoorden. Stuur je een recept in, dan bewaren we wat je hebt ingevuld. We verwijderen beide als ze zijn afgehandeld, en automatisch na een jaar. Ben je bij het versturen ingelogd, dan horen ze bij je gegevens en verdwijnen ze met je account.',
          'Om een stortvloed aan berichten tegen te houden, tellen we hoeveel er binnen een uur van één IP-adres komen. Daarvoor bewaren we dat adres niet, alleen een onherkenbaar gemaakte waarde die op zichzelf niets zegt. Die is niet aan je bericht gekoppeld en wordt na hooguit twee uur verwijderd.',
        ],
      },
      {
        title: 'Kaarten van bars',
        paragraphs: [
          'Lees je de kaart die een bar hier heeft gepubliceerd, dan tellen we dat de pagina is geopend, per dag en taal, zodat de bar ziet hoe vaak de kaart wordt gelezen. We plaatsen geen cookie en bewaren bij dat getal niet je IP-adres en ook niets anders over jou; na 400 dagen wordt het verwijderd. Om het getal eerlijk te houden, bewaren we hooguit twee uur een onherkenbaar gemaakte waarde van het IP-adres, los van elke kaart. Stuurt je browser ‘Global Privacy Control’ of ‘Do Not Track’ mee, dan tellen we niets. Staat een kaart in een kader op de website van een bar, dan lezen en plaatsen we daar geen cookies en tellen we niets.',
        ],
      },
      {
        title: 'De chat',
        paragraphs: [
          'De chat gebruikt een externe AI-aanbieder. Wat je daar schrijft, gaat via onze server naar die aanbieder, die het antwoord maakt; ben je ingelogd, dan gaan de namen van je eigen drankjes mee, en van de eigen drankjes waar je naar vraagt alles. Wij bewaren het gesprek niet. Vul er niets persoonlijks in.',
          'Om de chat betaalbaar te houden, tellen we hoeveel vragen er op een dag van één IP-adres en van één account komen. Daarvoor bewaren we geen van beide, alleen onherkenbaar gemaakte waarden die op zichzelf niets zeggen en die kort na middernacht (UTC) worden verwijderd.',
          'Teksten die voor lezers worden vertaald, zoals de beschrijving van een gepubliceerde kaart, gaan naar dezelfde aanbieder. De vertaling wordt hooguit negentig dagen bewaard en zegt niet van wie de tekst was.',
        ],
      },
      {
        title: 'Wie voor ons werkt',
        paragraphs: [
          'Netlify levert de site, voert de functies uit en ziet daarbij, zoals elke host, het IP-adres van bezoekers. Een van die functies leest wat je in een zoekbalk typt, vanaf vier letters; we bewaren het niet. Supabase beheert de database en het inloggen; om accounts te beschermen noteert het bij elke keer inloggen het IP-adres en de browser. In dat logboek staat ook je e-mailadres; verwijder je je account, dan wissen we die regels binnen twee uur. De AI-aanbieder beantwoordt de chat. Ze werken in onze opdracht en kunnen gegevens buiten je land verwerken.',
        ],
      },
      {
        title: 'Minimumleeftijd',
        paragraphs: [
          'Mixmaster is voor mensen van 18 jaar en ouder. We bewaren bewust niets over wie jonger is; denk je van wel, laat het ons dan weten, dan verwijderen we het.',
        ],
      },
      {
        title: 'Je rechten',
        paragraphs: [
          'Je mag vragen wat we over je bewaren, het laten verbeteren, verwijderen of overdragen, bezwaar maken tegen het gebruik en een klacht indienen bij de gegevensbeschermingsautoriteit van je land. Een bericht aan ons is genoeg.',
        ],
      },
      {
        title: 'Wijzigingen',
        paragraphs: ['Verandert dit beleid, dan staat het nieuwe hier, met de datum erbij.'],
      },
    ],
  },
};
