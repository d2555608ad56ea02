import { explained, type CookieName, type PageTexts, type StoredName } from './article.ts';

export const de: PageTexts = {
  about: {
    title: 'Über Mixmaster',
    description:
      'Wie aus einem missratenen Daiquiri eine Sammlung genauer Cocktailrezepte in fünf Sprachen wurde.',
    lede: 'Am Anfang stand ein missratener Daiquiri.',
    sections: [
      {
        title: 'Drei Zahlen auf einem Bierdeckel',
        paragraphs: [
          'Ich mixte ihn an einem Freitagabend für Freunde, nach dem erstbesten Rezept. Darin standen „ein Spritzer“ Limette und „etwas“ Sirup, und der Drink schmeckte nach keinem von beiden. Im zweiten Rezept stand doppelt so viel Rum. Ins dritte gehörten Erdbeeren.',
          'Der Barkeeper um die Ecke half mir weiter. Alles abmessen, sagte er, schütteln, bis die Hände wehtun, und vor dem Einschenken probieren. Dann schrieb er drei Zahlen auf einen Bierdeckel: Rum, Limette, Zucker. Zu Hause machte ich den Drink noch einmal, und zum ersten Mal wurde es still in meiner Küche, auf die gute Art.',
          'Der Bierdeckel blieb über der Arbeitsplatte hängen. Mit der Zeit bekam er Gesellschaft: den Negroni, auf den mein Nachbar schwört, die Bowle für die Hochzeit meiner Schwester, den Drink ohne Alkohol, dem es niemand anmerkte. Eines Tages war an der Wand kein Platz mehr.',
        ],
      },
      {
        title: 'Die Wand, aufgeräumt',
        paragraphs: [
          'Mixmaster ist diese Wand voller Bierdeckel. Jedes Rezept sagt, wie viel, in welcher Reihenfolge, wie lange und in welches Glas. Es gelten die Mengen, mit denen die meisten Bars arbeiten, und wo es ein Rezept der International Bartenders Association gibt, deren Mengen.',
          'Stärke, Allergene und verwandte Drinks ergeben sich aus den Zutaten: Wird ein Rezept berichtigt, stimmen auch sie wieder. Die Bilder entstehen am Computer aus dem Rezept selbst: mit seinem Glas, seiner Farbe, seiner Garnitur. Und alles gibt es in fünf Sprachen, denn mit klebrigen Fingern übersetzt es sich schlecht.',
        ],
      },
      {
        title: 'Weniger, aber besser',
        paragraphs: [
          'Hier gibt es keine Werbung, und zum Lesen brauchst du kein Konto. Drinks ohne Alkohol bekommen dieselbe Sorgfalt wie alle anderen. Ein gut gemachter Drink ist mehr wert als drei hastige.',
          'Stimmt eine Menge nicht, oder gibt es irgendwo einen Drink, den wir alle kennen sollten? Eine Nachricht genügt. So ist die Wand nach und nach voll geworden.',
        ],
      },
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Bedingungen von Mixmaster: Alter, Rezepte, Chat mit KI, Konten und Tarife.',
    lede: 'Wenn du diese Website betrittst, stimmst du diesen Bedingungen zu. Möchtest du das nicht, nutze die Website bitte nicht.',
    sections: [
      {
        title: 'Ab 18 Jahren',
        paragraphs: [
          'Mixmaster ist für Erwachsene. Du darfst es ab 18 Jahren nutzen; verlangt das Recht deines Landes ein höheres Alter, gilt dieses. Die Website fragt dich beim ersten Besuch nach deinem Alter und speichert die Antwort in deinem Browser.',
        ],
      },
      {
        title: 'Rezepte und deine Gesundheit',
        paragraphs: [
          'Alkohol kann dir schaden. Trink wenig, nie vor dem Fahren oder der Arbeit mit Maschinen, und gar nicht in der Schwangerschaft oder wenn dir ärztlich davon abgeraten wurde.',
          'Stärke, Allergene und Angaben zur Ernährung sind aus üblichen Produkten berechnet. Marken unterscheiden sich: Lies das Etikett deiner Flasche, besonders bei einer Allergie. Rezepte mit rohem Ei brauchen frische Eier und sind nicht für alle geeignet. Du mixt und servierst auf eigenes Risiko.',
        ],
      },
      {
        title: 'Der Chat mit KI',
        paragraphs: [
          'Die Antworten im Chat schreibt das KI-Modell eines Drittanbieters. Sie können falsch sein. Prüf Mengen, bevor du dich auf sie verlässt, und versteh nichts davon als medizinischen oder rechtlichen Rat.',
        ],
      },
      {
        title: 'Dein Konto',
        paragraphs: [
          'Zum Lesen brauchst du kein Konto, für Favoriten und Karten schon. Halte deine Anmeldedaten geheim und gib eine E-Mail-Adresse an, die dir gehört. Unter „Mein Konto“ kannst du dein Konto und alles darin jederzeit löschen. Wird ein Konto genutzt, um der Website oder anderen zu schaden, können wir es schließen.',
        ],
      },
      {
        title: 'Tarife und Preise',
        paragraphs: [
          'Derzeit ist alles kostenlos, und alle haben vollen Pro-Zugang. Die Preise auf der Preisseite sind bisher nur geplant. Ohne deine ausdrückliche Bestellung berechnen wir nichts.',
        ],
      },
      {
        title: 'Was du uns schickst',
        paragraphs: [
          'Reichst du ein Rezept ein, dürfen wir es ausprobieren, bearbeiten, übersetzen und auf Mixmaster veröffentlichen, mit deinem Namen, wenn du einen angegeben hast. Alle anderen Rechte bleiben bei dir, und du bestätigst, dass du das Rezept weitergeben darfst.',
        ],
      },
      {
        title: 'Was du mit unseren Inhalten darfst',
        paragraphs: [
          'Mix, druck und servier, was du hier findest, zu Hause oder in deiner Bar, und setz es auf deine Karte. Kopier aber bitte nicht die ganze Sammlung oder große Teile davon, und tu nichts, was den Betrieb der Website für andere stört.',
        ],
      },
      {
        title: 'Wofür wir einstehen',
        paragraphs: [
          'Wir arbeiten sorgfältig, doch du nutzt die Website so, wie sie ist: Wir versprechen weder, dass sie fehlerfrei ist, noch, dass sie immer erreichbar ist. Wir haften nur, soweit das Gesetz es verlangt. Deine Rechte als Verbraucherin oder Verbraucher bleiben unberührt.',
        ],
      },
      {
        title: 'Änderungen',
        paragraphs: [
          'Ändern sich diese Bedingungen, stehen die neuen mit ihrem Datum hier. Hast du ein Konto, sagen wir dir vorab Bescheid, wenn dir eine Änderung etwas wegnimmt.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description:
      'Wie barrierefrei Mixmaster ist, wie wir das testen, was noch nicht klappt und wo du uns Hindernisse meldest.',
    lede: 'Alle sollen hier Rezepte lesen, ihre Hausbar eintragen und eine Karte planen können.',
    sections: [
      {
        title: 'Was wir anstreben',
        paragraphs: [
          'Mixmaster will auf jeder Seite und in allen fünf Sprachen die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA erfüllen. Was hier steht, ist unsere eigene Einschätzung; eine unabhängige Stelle hat die Website noch nicht geprüft.',
        ],
      },
      {
        title: 'Wie wir testen',
        paragraphs: [
          'Bei jeder Änderung prüft axe-core die Startseite, die Listen, Rezepte, Ratgeber, Sammlungen, Mix Master, die Suche, den Chat und die Seiten eines Kontos, jeweils im hellen und im dunklen Design.',
          'Weitere Tests bedienen die Website nur mit der Tastatur, verfolgen den Fokus und prüfen Seiten bei 320 Pixeln Breite (das entspricht 400 % Zoom), mit größeren Textabständen und im Kontrastmodus. Ein Validator prüft das HTML von Seiten jeder Art. Wer im System weniger Bewegung eingestellt hat, sieht keine Animationen.',
        ],
      },
      {
        title: 'Was noch nicht klappt',
        paragraphs: [
          'Menschen mit Behinderung haben die Website noch nicht für uns getestet, und es laufen keine Tests mit einem Screenreader.',
          'Die Beschreibung zum Bild eines Drinks nennt den Drink, das Glas und die Garnitur, aber nichts, was sonst darauf zu sehen ist. Antworten im Chat kommen Stück für Stück und können lang sein; vorgelesen werden sie Satz für Satz. Namen, Anmerkungen und Logos von Karten stammen von denen, die sie veröffentlichen. Die Beschreibung unserer API gibt es nur auf Englisch.',
        ],
      },
      {
        title: 'Wenn dir etwas im Weg ist',
        paragraphs: [
          'Schreib uns über das Kontaktformular oder per E-Mail, auf welcher Seite es passiert ist und welches Gerät, welchen Browser und welche Hilfstechnik du benutzt. Wir lesen alles, und was dir den Weg zu einem Rezept versperrt, beheben wir zuerst. Bis dahin schicken wir dir den Text eines Rezepts gern zu.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description: 'Was Mixmaster über dich speichert, wo, wie lange und wie du es löschen lässt.',
    lede: 'Du kannst hier alles lesen, ohne dass wir erfahren, wer du bist. Keine Werbung, kein Tracking, kein Verkauf von Daten.',
    sections: [
      {
        title: 'Was in deinem Browser bleibt',
        paragraphs: [
          'Deine Altersbestätigung, deine Sprache und einige weitere Einstellungen liegen im Speicher deines Browsers. An uns gesendet wird davon nur, was nach der Anmeldung in deinem Konto liegt: deine Zutaten und dein Ersatz, deine Einkaufsliste, deine Füllstände, deine Favoriten, Listen, Sterne und Anmerkungen, deine Karten, deine eigenen Drinks und, wenn du das möchtest, was du meidest. Du kannst alles jederzeit in den Einstellungen deines Browsers löschen; danach fragt dich die Website noch einmal nach deinem Alter.',
          'Damit du Mixmaster auch offline öffnen kannst, speichert dein Browser außerdem die Seiten, Bilder und Listen, die du geöffnet hast: die letzten 200 Seiten und 400 Bilder, höchstens 60 Tage lang. Die ganze Rezeptsammlung speichert er nur, wenn du das möchtest. Aus deinem Konto ist nichts dabei. Unter „Auf diesem Gerät“ siehst du, was gespeichert ist, und kannst alles auf einmal löschen.',
        ],
        entries: explained<StoredName>({
          ageVerified: 'dass du bestätigt hast, 18 Jahre oder älter zu sein',
          ageRefused: 'dass du gesagt hast, noch keine 18 zu sein; bis der Tab geschlossen wird',
          language: 'die Sprache, die du gewählt hast',
          theme: 'ob du Hell oder Dunkel gewählt hast',
          'cocktail-unit-preference': 'Milliliter, Unzen, Zentiliter oder Teile',
          'cocktail-unit-dialog-seen': 'dass du nach den Einheiten gefragt wurdest',
          hasSeenWelcome: 'dass du die Begrüßung gesehen hast',
          'list-density': 'ob Listen Bilder oder Zeilen zeigen',
          'search-slash-off': 'dass die Taste „/“ die Suche nicht öffnen soll',
          'recent-searches':
            'wonach du oben auf der Seite zuletzt gesucht hast, fünf Einträge; dort kannst du sie löschen',
          'menu-draft':
            'die Karten, die du noch nicht gespeichert hast; bis du sie speicherst oder verwirfst. Beim Abmelden wählst du, ob sie bleiben',
          'menu-draft-tab': 'welche dieser Karten in diesem Tab geöffnet ist; bis er geschlossen wird',
          'menu-pdf-choices': 'wie du jede Karte zuletzt exportiert hast: Design, Format, Sprache',
          'menu-live-page': 'ob die Seite neben deiner Karte eingeklappt ist',
          'mixmaster-shelf': 'die Zutaten, die du hast',
          'mixmaster-diet': 'was du meidest: Allergene und Ernährung',
          'mixmaster-diet-agreed':
            'was du meidest, auf dem Stand des letzten Abgleichs zwischen Konto und Browser; nur, wenn dein Konto es speichert',
          'mixmaster-shelf-serves': 'für welche Zutat eines Rezepts deine Zutaten jeweils gelten',
          'mixmaster-shelf-agreed':
            'deine Zutaten auf dem Stand des letzten Abgleichs zwischen Konto und Browser',
          'mixmaster-shelf-met': 'dass Konto und Browser abgeglichen sind; bis der Tab geschlossen wird',
          'mixmaster-swaps': 'was du statt einer Zutat nimmst',
          'mixmaster-swaps-agreed':
            'dein Ersatz auf dem Stand des letzten Abgleichs zwischen Konto und Browser',
          'mixmaster-drink-log':
            'deine Sterne und Anmerkungen zu Drinks und die Tage, an denen du sie gemixt hast',
          'mixmaster-drink-log-agreed':
            'deine Sterne, Anmerkungen und Tage auf dem Stand des letzten Abgleichs zwischen Konto und Browser',
          'mixmaster-photos':
            'die Fotos, die du zu Drinks hinzufügst, neu gezeichnet und ohne den Ort der Aufnahme; in keinem Konto und höchstens 200',
          'mixmaster-lists': 'deine Listen mit Drinks',
          'mixmaster-lists-agreed':
            'deine Listen auf dem Stand des letzten Abgleichs zwischen Konto und Browser',
          'mixmaster-shopping': 'was auf deiner Einkaufsliste steht',
          'mixmaster-stock': 'deine Füllstände und was die Drinks verbraucht haben, die du gemixt hast',
          'mixmaster-stock-agreed':
            'deine Einkaufsliste und Füllstände auf dem Stand des letzten Abgleichs zwischen Konto und Browser',
          'mixmaster-household': 'die Namen derer, mit denen du deine Hausbar teilst',
          'mixmaster-invitation':
            'eine Einladung in einen Haushalt oder zum Service in einer Bar, bis du sie beantwortest',
          'mixmaster-picked': 'die letzten drei Drinks, die Mix Master dir ausgesucht hat',
          'mixmaster-account':
            'welches Konto zuletzt angemeldet war und seine Favoriten, damit du sie auch offline siehst; bis du dich abmeldest',
          'mixmaster-unsent': 'Favoriten, die du offline geändert hast, bis sie in deinem Konto sind',
          'mixmaster-menus-to-send': 'Karten, die du offline speichern wolltest, bis sie gespeichert sind',
          'mixmaster-service':
            'deine veröffentlichten Karten und die der Bars, in denen du Service machst, wie du sie zuletzt auf der Seite für den Service gesehen hast, damit sie auch offline aufgeht',
          'mixmaster-service-unsent': 'was du offline als ausverkauft markiert hast, bis es gespeichert ist',
          'intended-favorite':
            'der Drink, den du speichern wolltest, als du dich erst anmelden musstest; das gilt höchstens eine Stunde',
        }),
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Es sind sechs, und wir setzen sie nur, wenn du dich anmeldest; über https beginnen ihre Namen mit „__Host-“. Zwei bleiben, bis du dich abmeldest, höchstens aber bis 14 Tage nach deinem letzten Besuch; nach 30 Tagen musst du dich in jedem Fall neu anmelden. Eines, das diesen Browser wiedererkennt, bleibt 180 Tage. Die anderen werden nur gebraucht, bis du angemeldet bist.',
        ],
        entries: explained<CookieName>({
          'mixmaster-session': 'hält dich angemeldet; Skripte können es nicht lesen',
          'mixmaster-signed-in': 'sagt der Seite, dass jemand angemeldet ist, aber nicht, wer',
          'mixmaster-sign-in':
            'zu welcher Seite du wolltest, welchen Namen du angegeben hast und, unkenntlich gemacht, welche E-Mail-Adresse; während du auf den Code wartest',
          'mixmaster-code-proof': 'zeigt, dass dieser Browser den Code angefordert hat',
          'mixmaster-known-browser':
            'zeigt nach einer Anmeldung 180 Tage lang, dass sie in diesem Browser war, damit Fremde, die es mit deiner Adresse versuchen, dich nicht aussperren; es bleibt, wenn du dich abmeldest, und verschwindet, wenn du „Dieses Gerät vergessen“ wählst',
          'mixmaster-provider':
            'zu welcher Seite du wolltest und dass du selbst die Anmeldung begonnen hast; während du dich mit Google oder GitHub anmeldest',
        }),
      },
      {
        title: 'Dein Konto',
        paragraphs: [
          'Legst du ein Konto an, speichern wir deine E-Mail-Adresse, deinen Vornamen, wenn du ihn angibst, deinen Tarif, deine Zutaten, deinen Ersatz, deine Einkaufsliste und deine Füllstände, deine Favoriten, deine Sterne und Anmerkungen zu Drinks mit den Tagen, an denen du sie gemixt hast, deine Listen, deine Karten, ihre früheren Versionen und ihr Aussehen mit deinem Logo, deine eigenen Drinks und, wenn du Kosten berechnest, was du für deine Flaschen zahlst. Dafür ist das Konto da. Andere können all das nicht sehen, außer du veröffentlichst eine Karte: Wer den Link hat, sieht dann diese Karte, so wie du sie gestaltet hast und mit deinen eigenen Drinks, aber nicht, zu welchem Konto sie gehört. Deine Sterne fließen in den Durchschnitt ein, den wir bei einem Drink zeigen, sobald ihn fünf Konten bewertet haben; von wem sie sind, sieht niemand. Wer den Link zu einer Liste hat, die du teilst, kann diese Liste lesen und, wenn du ihn zeigst, auch deinen Vornamen, bis du sie nicht mehr teilst. Hat deine Bar eine Seite, zeigt diese den Namen der Bar, was du dort schreibst, und die Karten, die du auswählst; frühere Adressen deiner Bar gehören weiterhin dir und führen dorthin. Mit dem Konto wird alles gelöscht. Nur die Namen deiner Bar speichern wir noch 180 Tage als Hash, der nicht verrät, wem sie gehörten, damit niemand sonst eine gedruckte Adresse übernimmt. Zum Schutz vor massenhaften Änderungen zählen wir außerdem, wie viel sich in einer Stunde in einem Konto ändert; diese Zahl wird nach höchstens zwei Tagen gelöscht.',
          'Bist du in einem Haushalt, sehen die anderen dort den Namen, den du angegeben hast, und teilen mit dir Zutaten, Ersatz, Füllstände, Einkaufsliste und die Listen von Drinks, die jemand von euch in den Haushalt gibt: Ihr alle könnt sie ändern. Sonst sehen sie nichts von deinem Konto: keine Adresse, keine Sterne, Anmerkungen, Favoriten, anderen Listen oder Karten und nichts von dem, was du meidest. Verlässt du den Haushalt oder wirst du entfernt, behältst du eine Kopie, die anderen behalten ihre, und dein Name wird dort gelöscht. Machst du auf Einladung in einer Bar Service, sieht, wer sie führt, den Namen, den du dort angegeben hast, und sonst nichts von deinem Konto; du siehst die veröffentlichten Karten der Seite und kannst ändern, was ausverkauft ist und welche Preise gelten. Wer was geändert hat, speichern wir nicht. Dein Name dort wird gelöscht, wenn du gehst oder entfernt wirst oder wenn die Seite oder eines der Konten gelöscht wird. Von einer Einladung speichern wir nur einen Hash, bis sie benutzt oder zurückgezogen ist, höchstens sieben Tage; eine E-Mail-Adresse, an die du eine schickst, speichern wir nicht.',
          'Was du meidest, Allergene und Ernährung, kann etwas über deine Gesundheit sagen. In deinem Konto liegt es nur, wenn du das unter „Allergien und Ernährung“ einschaltest, damit es auch auf deinen anderen Geräten gilt; das ist deine Einwilligung. Schaltest du es dort aus, wird es im Konto sofort gelöscht.',
        ],
      },
      {
        title: 'Nachrichten und Rezepte, die du uns schickst',
        paragraphs: [
          'Schickst du uns eine Nachricht, speichern wir deinen Namen, deine E-Mail-Adresse, Text, Sprache und Zeitpunkt, um sie zu beantworten. Reichst du ein Rezept ein, speichern wir, was du eingegeben hast. Beides löschen wir, sobald es erledigt ist, und nach einem Jahr automatisch. Bist du beim Senden angemeldet, gehört es zu deinen Daten und wird mit deinem Konto gelöscht.',
          'Zum Schutz vor massenhaften Nachrichten zählen wir, wie viele innerhalb einer Stunde von einer IP-Adresse kommen. Dafür speichern wir keine Adresse, nur einen unkenntlich gemachten Wert, der für sich nichts aussagt. Er ist nicht mit deiner Nachricht verbunden und wird nach höchstens zwei Stunden gelöscht.',
        ],
      },
      {
        title: 'Karten von Bars',
        paragraphs: [
          'Liest du die Karte, die eine Bar hier veröffentlicht hat, zählen wir, dass die Seite geöffnet wurde, nach Tag und Sprache, damit die Bar sieht, wie oft ihre Karte gelesen wird. Wir setzen dafür kein Cookie und speichern mit dieser Zahl weder deine IP-Adresse noch sonst etwas über dich; nach 400 Tagen wird sie gelöscht. Damit die Zahl stimmt, speichern wir höchstens zwei Stunden lang einen unkenntlich gemachten Wert der IP-Adresse, der mit keiner Karte verbunden ist. Sendet dein Browser „Global Privacy Control“ oder „Do Not Track“, zählen wir nichts. Eine Karte, die in einem Rahmen auf der Website einer Bar steht, liest und setzt keine Cookies und zählt nichts.',
        ],
      },
      {
        title: 'Der Chat mit KI',
        paragraphs: [
          'Der Chat nutzt die KI eines Drittanbieters. Was du dort schreibst, geht über unseren Server an diesen Anbieter, der die Antwort erzeugt. Bist du angemeldet, gehen auch die Namen deiner eigenen Drinks mit; fragst du nach einem davon, geht er vollständig mit. Wir speichern das Gespräch nicht. Gib dort bitte nichts Persönliches ein.',
          'Damit der Chat bezahlbar bleibt, zählen wir, wie viele Fragen an einem Tag von einer IP-Adresse und von einem Konto kommen. Dafür speichern wir weder die Adresse noch das Konto, nur unkenntlich gemachte Werte, die für sich nichts aussagen und kurz nach Mitternacht (UTC) gelöscht werden.',
          'Texte, die für Leserinnen und Leser übersetzt werden, etwa die Beschreibung einer veröffentlichten Karte, gehen an denselben Anbieter. Die Übersetzung wird höchstens neunzig Tage aufbewahrt und verrät nicht, von wem der Text war.',
        ],
      },
      {
        title: 'Wer für uns arbeitet',
        paragraphs: [
          'Netlify stellt die Website bereit, führt ihre Funktionen aus und sieht wie jeder Hoster die IP-Adressen aller Besucherinnen und Besucher. Eine dieser Funktionen liest, was du in die Suche eingibst, sobald es vier Buchstaben sind; wir bewahren es nicht auf. Supabase betreibt die Datenbank und die Anmeldung; zum Schutz der Konten werden dort bei jeder Anmeldung die IP-Adresse und der Browser festgehalten. In diesem Protokoll steht auch deine E-Mail-Adresse; löschst du dein Konto, löschen wir diese Einträge innerhalb von zwei Stunden. Der KI-Anbieter beantwortet den Chat. Sie arbeiten in unserem Auftrag und verarbeiten Daten möglicherweise außerhalb deines Landes.',
        ],
      },
      {
        title: 'Mindestalter',
        paragraphs: [
          'Mixmaster ist für Menschen ab 18 Jahren. Über Jüngere speichern wir wissentlich nichts. Glaubst du, dass wir es doch tun, sag es uns, und wir löschen die Daten.',
        ],
      },
      {
        title: 'Deine Rechte',
        paragraphs: [
          'Du hast das Recht, zu erfahren, was wir über dich gespeichert haben, es berichtigen, löschen oder herausgeben zu lassen, der Nutzung zu widersprechen und dich bei der Datenschutzaufsicht deines Landes zu beschweren. Eine Nachricht an uns genügt.',
        ],
      },
      {
        title: 'Änderungen',
        paragraphs: ['Ändert sich diese Erklärung, steht die neue mit ihrem Datum hier.'],
      },
    ],
  },
};
