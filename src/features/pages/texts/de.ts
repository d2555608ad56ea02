import { explained, type CookieName, type PageTexts, type StoredName } from './article.ts';

export const de: PageTexts = {
  about: {
    title: 'Über Mixmaster',
    description:
      'Wie aus einem missratenen Daiquiri eine Sammlung genau beschriebener Cocktailrezepte in fünf Sprachen wurde.',
    lede: 'Am Anfang stand ein missratener Daiquiri.',
    sections: [
      {
        title: 'Drei Zahlen auf einem Bierdeckel',
        paragraphs: [
          'Ich mixte ihn für Freunde, an einem Freitagabend, nach dem erstbesten Rezept. Es verlangte „einen Spritzer“ Limette und „etwas“ Sirup, und er schmeckte nach keinem von beiden. Das zweite Rezept wollte doppelt so viel Rum. Das dritte wollte Erdbeeren.',
          'Der Barkeeper um die Ecke half mir weiter. Alles abmessen, sagte er, schütteln, bis die Hände wehtun, und vor dem Einschenken probieren. Dann schrieb er drei Zahlen auf einen Bierdeckel: Rum, Limette, Zucker. Zu Hause machte ich den Drink noch einmal, und zum ersten Mal wurde es still in meiner Küche, auf die gute Art.',
          'Der Bierdeckel blieb über der Arbeitsplatte hängen. Mit der Zeit bekam er Gesellschaft: den Negroni, auf den mein Nachbar schwört, die Bowle für die Hochzeit meiner Schwester, den Drink ohne Alkohol, dem es niemand anmerkte. Eines Tages war an der Wand kein Platz mehr.',
        ],
      },
      {
        title: 'Die Wand, aufgeräumt',
        paragraphs: [
          'Mixmaster ist diese Wand voller Bierdeckel. Jedes Rezept sagt, wie viel, in welcher Reihenfolge, wie lange und in welches Glas. Es gelten die Maße, nach denen die meisten Bars arbeiten, und die der International Bartenders Association, wo es sie gibt.',
          'Stärke, Allergene und verwandte Drinks werden aus den Zutaten berechnet; wird ein Rezept berichtigt, stimmen auch sie wieder. Die Bilder entstehen am Computer aus dem Rezept selbst: mit seinem Glas, seiner Farbe, seiner Garnitur. Und alles gibt es in fünf Sprachen, denn mit klebrigen Fingern übersetzt es sich schlecht.',
        ],
      },
      {
        title: 'Weniger, aber besser',
        paragraphs: [
          'Hier gibt es keine Werbung, und zum Lesen braucht es kein Konto. Drinks ohne Alkohol bekommen dieselbe Sorgfalt wie alle anderen. Ein gut gemachtes Glas ist mehr wert als drei hastige.',
          'Stimmt ein Maß nicht, oder gibt es irgendwo einen Drink, den wir alle kennen sollten? Eine Nachricht genügt. So ist die Wand so weit gekommen.',
        ],
      },
    ],
  },
  terms: {
    title: 'Nutzungsbedingungen',
    description: 'Die Bedingungen von Mixmaster: Alter, Rezepte, KI-Chat, Konten und Tarife.',
    lede: 'Wer diese Website betritt, stimmt diesen Bedingungen zu. Wer das nicht möchte, nutzt sie bitte nicht.',
    sections: [
      {
        title: 'Ab 18 Jahren',
        paragraphs: [
          'Mixmaster ist für Erwachsene. Die Nutzung ist ab 18 Jahren erlaubt, oder später, wo das Recht des Landes mehr verlangt. Die Website fragt beim ersten Besuch nach dem Alter und behält die Antwort im Browser.',
        ],
      },
      {
        title: 'Rezepte und Gesundheit',
        paragraphs: [
          'Alkohol kann schaden. Bitte wenig trinken, nie vor dem Fahren oder der Arbeit mit Maschinen, und gar nicht in der Schwangerschaft oder wenn ärztlich davon abgeraten wurde.',
          'Stärke, Allergene und Angaben zur Ernährung sind aus üblichen Produkten berechnet. Marken unterscheiden sich: Maßgeblich ist das Etikett, besonders bei einer Allergie. Rezepte mit rohem Ei brauchen frische Eier und sind nicht für alle geeignet. Mixen und Servieren geschieht auf eigenes Risiko.',
        ],
      },
      {
        title: 'Der KI-Barkeeper',
        paragraphs: [
          'Die Antworten im Chat schreibt das Modell eines KI-Drittanbieters. Sie können falsch sein. Mengen bitte prüfen, bevor man sich auf sie verlässt; medizinischer oder rechtlicher Rat sind sie nicht.',
        ],
      },
      {
        title: 'Das Konto',
        paragraphs: [
          'Zum Lesen braucht es kein Konto, für Favoriten und Menükarten schon. Die Anmeldedaten sind geheim zu halten, und die E-Mail-Adresse muss die eigene sein. Das Konto und alles darin lässt sich jederzeit unter „Mein Konto“ löschen. Konten, mit denen der Website oder anderen geschadet wird, können wir schließen.',
        ],
      },
      {
        title: 'Tarife und Preise',
        paragraphs: [
          'Derzeit ist alles kostenlos, und alle haben vollen Pro-Zugang. Die Preise auf der Preisseite sind die geplanten. Ohne ausdrückliche Bestellung wird nichts berechnet.',
        ],
      },
      {
        title: 'Eingereichte Rezepte',
        paragraphs: [
          'Ein eingereichtes Rezept dürfen wir ausprobieren, bearbeiten, übersetzen und auf Mixmaster veröffentlichen, mit Namen, wenn einer angegeben ist. Alle anderen Rechte bleiben bei der einreichenden Person, die bestätigt, dass sie das Rezept weitergeben darf.',
        ],
      },
      {
        title: 'Was mit unseren Inhalten erlaubt ist',
        paragraphs: [
          'Mixen, drucken, servieren, zu Hause oder in der eigenen Bar, und auf die Karte setzen: gern. Die Sammlung als Ganzes oder in großen Teilen zu kopieren oder die Website für andere zu stören, ist nicht erlaubt.',
        ],
      },
      {
        title: 'Wofür wir einstehen',
        paragraphs: [
          'Wir arbeiten sorgfältig, doch die Website ist, wie sie ist: Wir versprechen weder, dass sie fehlerfrei ist, noch, dass sie immer erreichbar ist. Wir haften nur, soweit das Gesetz es verlangt. Die Rechte von Verbraucherinnen und Verbrauchern bleiben unberührt.',
        ],
      },
      {
        title: 'Änderungen',
        paragraphs: [
          'Ändern sich diese Bedingungen, stehen die neuen mit ihrem Datum hier. Wer ein Konto hat, erfährt vorab von Änderungen, die etwas wegnehmen.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description:
      'Wie barrierefrei Mixmaster ist, wie wir das testen, was noch nicht klappt und wo du es uns sagst.',
    lede: 'Alle sollen hier ein Rezept lesen, ihre Vorräte eintragen und eine Karte planen können.',
    sections: [
      {
        title: 'Was wir anstreben',
        paragraphs: [
          'Mixmaster will auf jeder Seite und in allen fünf Sprachen die Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA erfüllen. Was hier steht, ist unsere eigene Einschätzung; bisher hat niemand von außen die Website geprüft.',
        ],
      },
      {
        title: 'Wie wir testen',
        paragraphs: [
          'Bei jeder Änderung prüft axe-core die Startseite, die Listen, Rezepte, Ratgeber, Sammlungen, Mix Master, die Suche, den Chat und die Seiten eines Kontos, jeweils im hellen und im dunklen Design.',
          'Andere Tests bedienen die Website allein mit der Tastatur, verfolgen den Fokus und sehen sich Seiten mit 320 Pixeln Breite an, wie bei 400 % Zoom, mit größeren Textabständen und mit erzwungenen Farben. Ein Validator liest das HTML von Seiten jeder Art. Wer im System weniger Bewegung eingestellt hat, bekommt keine Animationen.',
        ],
      },
      {
        title: 'Was noch nicht klappt',
        paragraphs: [
          'Menschen mit Behinderung haben die Website noch nicht für uns getestet, und es laufen keine Tests mit einem Screenreader.',
          'Das Bild eines Drinks ist mit Glas, Farbe und Garnitur beschrieben, nicht mit allem, was sonst darauf zu sehen ist. Antworten im Chat kommen Stück für Stück und können lang sein; vorgelesen werden sie Satz für Satz. Namen, Notizen und Logos von Karten stammen von denen, die sie veröffentlichen. Die Beschreibung unserer API gibt es nur auf Englisch.',
        ],
      },
      {
        title: 'Wenn dir etwas im Weg ist',
        paragraphs: [
          'Schreib uns über das Kontaktformular oder per E-Mail, auf welcher Seite es passiert ist und was du benutzt. Wir lesen alles, und was dich von einem Rezept abhält, kommt zuerst dran. Bis dahin schicken wir dir den Text eines Rezepts gern zu.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutzerklärung',
    description: 'Was Mixmaster speichert, wo, wie lange, und wie es gelöscht wird.',
    lede: 'Alles hier lässt sich lesen, ohne dass wir erfahren, wer liest. Keine Werbung, kein Tracking, kein Verkauf von Daten.',
    sections: [
      {
        title: 'Was im Browser bleibt',
        paragraphs: [
          'Die Altersbestätigung, die Sprache und einige weitere Einstellungen liegen im Speicher des Browsers. An uns werden sie nicht gesendet, außer dem, was nach der Anmeldung im Konto liegt: Zutaten, Favoriten, Menükarten und eigene Drinks, und auf Wunsch, was du meidest. Sie lassen sich jederzeit in den Einstellungen des Browsers löschen; dann fragt die Website erneut.',
          'Damit sich Mixmaster auch ohne Netz öffnet, behält dein Browser auch die Seiten, Bilder und Listen, die du geöffnet hast: die letzten 200 Seiten und 400 Bilder, höchstens 60 Tage lang. Alle Rezepte bleiben nur, wenn du das möchtest. Aus deinem Konto ist nichts dabei. Unter „Auf diesem Gerät“ siehst du, was da ist, und löschst alles auf einmal.',
        ],
        entries: explained<StoredName>({
          ageVerified: 'dass bestätigt wurde, 18 Jahre oder älter zu sein',
          ageRefused: 'dass du gesagt hast, noch keine 18 zu sein; bis der Tab geschlossen wird',
          language: 'die gewählte Sprache',
          theme: 'Hell oder Dunkel, falls gewählt',
          'cocktail-unit-preference': 'Milliliter oder Unzen',
          'cocktail-unit-dialog-seen': 'dass nach den Einheiten gefragt wurde',
          hasSeenWelcome: 'dass die Begrüßung zu sehen war',
          'list-density': 'ob Listen Bilder oder Zeilen zeigen',
          'search-slash-off': 'dass die Taste / die Suche nicht öffnet',
          'recent-searches':
            'wonach du oben auf der Seite zuletzt gesucht hast, fünf Einträge; dort kannst du sie löschen',
          'menu-draft':
            'die Menükarten, die du noch nicht gespeichert hast, bis du sie speicherst oder verwirfst; beim Abmelden wählst du, ob sie bleiben',
          'menu-draft-tab': 'an welcher davon dieser Tab arbeitet; bis er geschlossen wird',
          'menu-pdf-choices': 'wie du jede Menükarte zuletzt exportiert hast: Gestaltung, Format, Sprache',
          'mixmaster-shelf': 'die Zutaten, die du hast',
          'mixmaster-diet': 'was du meidest: Allergene und Ernährung',
          'mixmaster-diet-agreed':
            'was du meidest, wie Konto und Browser es zuletzt vereinbart haben, falls das Konto es speichert',
          'mixmaster-shelf-serves': 'wofür jede davon in einem Rezept dient',
          'mixmaster-shelf-agreed': 'auf welche Zutaten sich Konto und Browser geeinigt haben',
          'mixmaster-shelf-met': 'dass beide abgeglichen sind, bis der Tab geschlossen wird',
          'mixmaster-account':
            'welches Konto zuletzt angemeldet war und seine Favoriten, damit du sie auch ohne Netz siehst; bis du dich abmeldest',
          'mixmaster-unsent': 'Favoriten, die du ohne Netz geändert hast, bis dein Konto sie hat',
          'mixmaster-menus-to-send': 'Karten, die du ohne Netz speichern wolltest, bis sie gespeichert sind',
          'intended-favorite':
            'der Drink, der gemerkt werden sollte, als erst die Anmeldung nötig war; er gilt eine Stunde',
        }),
      },
      {
        title: 'Cookies',
        paragraphs: [
          'Es gibt fünf, und nur für die Anmeldung; über https beginnen ihre Namen mit „__Host-“. Zwei bleiben bis zur Abmeldung, höchstens aber bis 14 Tage nach dem letzten Besuch; nach 30 Tagen meldest du dich neu an. Die anderen braucht es nur, bis du angemeldet bist.',
        ],
        entries: explained<CookieName>({
          'mixmaster-session': 'hält die Anmeldung aufrecht; Skripte können es nicht lesen',
          'mixmaster-signed-in': 'sagt der Seite, dass jemand angemeldet ist, aber nicht, wer',
          'mixmaster-sign-in':
            'wohin es gehen sollte, welcher Name angegeben wurde und, unkenntlich gemacht, für welche Adresse, während du auf den Code wartest',
          'mixmaster-code-proof': 'zeigt, dass dieser Browser den Code angefordert hat',
          'mixmaster-provider':
            'wohin es gehen sollte und dass du begonnen hast, während du dich mit Google oder GitHub anmeldest',
        }),
      },
      {
        title: 'Das Konto',
        paragraphs: [
          'Wer ein Konto anlegt, gibt uns eine E-Mail-Adresse und, wenn gewünscht, einen Vornamen. Dazu speichern wir den Tarif, die Zutaten, die Favoriten, die Menükarten, deine eigenen Drinks und, wenn du damit rechnest, was du für deine Flaschen zahlst, denn dafür ist das Konto da. Andere können das nicht sehen, außer du veröffentlichst eine Menükarte: Wer den Link hat, liest dann diese Karte mit deinen eigenen Drinks, aber nicht, wem sie gehört. Eine Seite deiner Bar zeigt unter ihrem Namen, was du dafür schreibst, und die Karten, die du auswählst; frühere Namen deiner Bar bleiben deine und führen dorthin. Mit dem Konto wird alles gelöscht. Gegen Fluten zählen wir außerdem, wie viel sich in einer Stunde in einem Konto ändert; diese Zahl ist nach höchstens zwei Tagen weg.',
          'Was du meidest, Allergene und Ernährung, kann etwas über deine Gesundheit sagen. Im Konto liegt es nur, wenn du das unter „Allergien und Ernährung“ einschaltest, damit auch deine anderen Geräte es wissen; das ist deine Einwilligung. Schaltest du es dort aus, wird es im Konto sofort gelöscht.',
        ],
      },
      {
        title: 'Nachrichten und eingereichte Rezepte',
        paragraphs: [
          'Von einer Nachricht speichern wir Namen, E-Mail-Adresse, Text, Sprache und Zeitpunkt, um sie zu beantworten. Von einem eingereichten Rezept speichern wir, was eingegeben wurde. Beides löschen wir, sobald es erledigt ist, und automatisch nach einem Jahr. Wer beim Senden angemeldet ist, findet es in den eigenen Daten wieder; mit dem Konto wird es gelöscht.',
          'Gegen Fluten von Nachrichten zählen wir, wie viele innerhalb einer Stunde von einer Internetadresse kommen. Dafür speichern wir keine Adresse, nur einen unkenntlich gemachten Wert, der für sich nichts aussagt. Er ist nicht mit der Nachricht verbunden und wird nach höchstens zwei Stunden gelöscht.',
        ],
      },
      {
        title: 'Der KI-Chat',
        paragraphs: [
          'Der Chat nutzt einen KI-Drittanbieter. Was dort geschrieben wird, geht über unseren Server an diesen Anbieter, der die Antwort erzeugt. Wir behalten das Gespräch nicht. Bitte nichts Persönliches eingeben.',
          'Damit der Chat bezahlbar bleibt, zählen wir, wie viele Fragen an einem Tag von einer Internetadresse und von einem Konto kommen. Dafür speichern wir weder das eine noch das andere, nur unkenntlich gemachte Werte, die für sich nichts aussagen und kurz nach Mitternacht (UTC) gelöscht werden.',
          'Texte, die für andere übersetzt werden, etwa die Beschreibung einer veröffentlichten Menükarte, gehen an denselben Anbieter. Die Übersetzung wird höchstens neunzig Tage aufbewahrt und sagt nicht, von wem der Text war.',
        ],
      },
      {
        title: 'Wer für uns arbeitet',
        paragraphs: [
          'Netlify liefert die Website aus, führt ihre Funktionen aus und sieht wie jeder Hoster die Internetadressen der Besuche. Supabase betreibt die Datenbank und die Anmeldung; zum Schutz der Konten hält es bei jeder Anmeldung die Internetadresse und den Browser fest. Der KI-Anbieter beantwortet den Chat. Sie arbeiten in unserem Auftrag und verarbeiten Daten möglicherweise in anderen Ländern.',
        ],
      },
      {
        title: 'Mindestalter',
        paragraphs: [
          'Mixmaster ist für Menschen ab 18 Jahren. Über Jüngere speichern wir wissentlich nichts; auf einen Hinweis hin löschen wir es.',
        ],
      },
      {
        title: 'Rechte',
        paragraphs: [
          'Es besteht das Recht, zu erfahren, was wir gespeichert haben, es berichtigen, löschen oder herausgeben zu lassen, der Nutzung zu widersprechen und sich bei der Datenschutzaufsicht des eigenen Landes zu beschweren. Eine Nachricht an uns genügt.',
        ],
      },
      {
        title: 'Änderungen',
        paragraphs: ['Ändert sich diese Erklärung, steht die neue mit ihrem Datum hier.'],
      },
    ],
  },
};
