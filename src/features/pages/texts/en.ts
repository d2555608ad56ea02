import { explained, type CookieName, type PageTexts, type StoredName } from './article.ts';

export const en: PageTexts = {
  about: {
    title: 'About Mixmaster',
    description: 'How a bad Daiquiri became a collection of exact cocktail recipes, in five languages.',
    lede: 'It began with a bad Daiquiri.',
    sections: [
      {
        title: 'Three numbers on a coaster',
        paragraphs: [
          'I made it for friends, on a Friday evening, from the first recipe I came across. It asked for “a splash” of lime and “some” syrup, and it tasted of neither. The second recipe wanted twice the rum. The third wanted strawberries.',
          'The bartender around the corner set me right. Measure everything, he said, shake until your hands hurt, and taste before you pour. Then he wrote three numbers on a coaster: rum, lime, sugar. I went home and made it again, and for the first time there was silence in my kitchen, the good kind.',
          'The coaster stayed above the counter. In time others joined it: the Negroni that my neighbor swears by, the punch for my sister’s wedding, the drink that nobody noticed had no alcohol in it. One day there was no wall left.',
        ],
      },
      {
        title: 'The wall, put in order',
        paragraphs: [
          'Mixmaster is that wall of coasters. Every recipe says how much, in what order, for how long, and in which glass. It follows the measures that most bars pour, and those of the International Bartenders Association where there are any.',
          'Strength, allergens, and related drinks are worked out from the ingredients, so that a corrected recipe corrects them too. The pictures are rendered on a computer from the recipe itself: its glass, its color, its garnish. And everything comes in five languages, because nobody should have to translate with sticky fingers.',
        ],
      },
      {
        title: 'Less, but better',
        paragraphs: [
          'There is no advertising here, and you need no account to read. Drinks without alcohol get the same care as the others. One glass made well is worth three made in a hurry.',
          'If a measure seems wrong to you, or your house has a drink that the rest of us should know, write to us. That is how the wall got this far.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of Use',
    description: 'The terms on which you may use Mixmaster: age, recipes, the AI chat, accounts, and plans.',
    lede: 'By entering this site you agree to these terms. If you do not, please do not use it.',
    sections: [
      {
        title: 'You are 18 or older',
        paragraphs: [
          'Mixmaster is for adults. You must be at least 18 years old to use it, or older where the law of your country requires it. The site asks for your age on your first visit and keeps the answer in your browser.',
        ],
      },
      {
        title: 'Recipes and your health',
        paragraphs: [
          'Alcohol can harm you. Drink little, never before driving or operating machinery, and not at all during pregnancy or where a doctor advises against it.',
          'Strength, allergens, and dietary notes are calculated from typical products. Brands differ: read the labels on yours, above all if you have an allergy. Recipes with raw egg need fresh eggs and are not for everyone. You mix and serve at your own risk.',
        ],
      },
      {
        title: 'The AI bartender',
        paragraphs: [
          'The answers in the chat are written by the model of a third-party AI provider. They can be wrong. Check amounts before you rely on them, and do not take them for medical or legal advice.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'Reading needs no account. Favorites and menus do. Keep your sign-in to yourself and give an e-mail address that is yours. You may delete your account and everything in it at any time, under “My Account.” We may close accounts that are used to harm the site or others.',
        ],
      },
      {
        title: 'Plans and prices',
        paragraphs: [
          'Everything is free for now, and all users get full Pro access. The prices shown on the pricing page are those we plan. You will not be charged for anything that you have not expressly ordered.',
        ],
      },
      {
        title: 'What you send us',
        paragraphs: [
          'If you submit a recipe, we may try it, edit it, translate it, and publish it on Mixmaster, with your name if you gave one. You keep every other right to it, and you confirm that it is yours to share.',
        ],
      },
      {
        title: 'What you may do with ours',
        paragraphs: [
          'Mix, print, and serve what you find here, at home or in your bar, and put it on your menu. Please do not copy the collection as a whole or in large parts, and do nothing that disrupts the site for others.',
        ],
      },
      {
        title: 'What we answer for',
        paragraphs: [
          'We take care, but the site comes as is: we promise neither that it is free of errors nor that it is always there. We are liable only as far as the law requires. Your rights as a consumer remain as they are.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: [
          'If these terms change, the new ones will be published here with their date. If you have an account, we will tell you in advance of any change that takes something away.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    description:
      'How accessible Mixmaster is, how we test that, what does not work yet, and where to tell us.',
    lede: 'Everybody should be able to read a recipe, fill their bar, and plan a menu here.',
    sections: [
      {
        title: 'What we aim for',
        paragraphs: [
          'Mixmaster aims to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page and in all five languages. This is our own assessment; no independent party has examined the site yet.',
        ],
      },
      {
        title: 'How we test',
        paragraphs: [
          'With each change, axe-core examines the home page, the lists, recipes, guides, collections, Mix Master, the search, the chat, and the pages of an account, each in the light theme and in the dark one.',
          'Other tests operate the site with the keyboard alone, follow where the focus goes, and check pages at a width of 320 pixels (the same as 400% zoom), with wider text spacing, and with forced colors. A validator checks the HTML of every type of page. Animations stop for anyone whose system is set to reduce motion.',
        ],
      },
      {
        title: 'What does not work yet',
        paragraphs: [
          'No people with disabilities have tested the site for us, and no tests are run with a screen reader.',
          'The description of a picture names the drink, its glass, and its garnish, but not whatever else can be seen. Answers in the chat arrive bit by bit and can be long; they are read out sentence by sentence. Names, notes, and logos on menus come from whoever publishes them. The description of our API is in English only.',
        ],
      },
      {
        title: 'If something gets in your way',
        paragraphs: [
          'Write to us through the contact form or by e-mail, and tell us which page it happened on and what device, browser, and assistive technology you use. We read everything, and whatever keeps you from a recipe comes first. In the meantime we will gladly send you the text of a recipe.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy Policy',
    description: 'What Mixmaster stores about you, where, for how long, and how to have it deleted.',
    lede: 'You can read everything here without telling us who you are. No advertising, no tracking, nothing sold.',
    sections: [
      {
        title: 'What stays in your browser',
        paragraphs: [
          'Your age confirmation, your language, and a few other settings are kept in your browser’s storage. None of it is sent to us, except what your account stores once you sign in: your ingredients and swaps, your shopping list, how much is left in your bottles, your favorites, lists, stars, and notes, your menus, your own drinks, and, if you wish, what you avoid. You can delete all of it in your browser’s settings at any time; we will then ask for your age again.',
          'So that Mixmaster opens offline, your browser also keeps the pages, pictures, and lists that you have opened: the last 200 pages and 400 pictures, for 60 days at most. The full set of recipes is stored only if you ask for it. Nothing that is kept for this comes from your account. Under “On this device” you can see what is there, and delete all of it at once.',
        ],
        entries: explained<StoredName>({
          ageVerified: 'that you confirmed that you are 18 or older',
          ageRefused: 'that you said that you are not yet 18; until the tab is closed',
          language: 'the language you chose',
          theme: 'light or dark, if you chose',
          'cocktail-unit-preference': 'milliliters, ounces, centiliters, or parts',
          'cocktail-unit-dialog-seen': 'that you were asked about units',
          hasSeenWelcome: 'that you saw the welcome',
          'list-density': 'whether lists show pictures or lines',
          'search-slash-off': 'that the “/” key should not open the search',
          'recent-searches': 'your last five searches in the header; you can clear them there',
          'menu-draft':
            'the menus that you have not saved yet, until you save or discard them; when you sign out, you choose whether they stay',
          'menu-draft-tab': 'which of these menus you are editing in this tab; until the tab is closed',
          'menu-pdf-choices': 'how you last exported each menu: design, format, language',
          'menu-live-page': 'whether the page beside your menu is folded away',
          'mixmaster-shelf': 'the ingredients you have',
          'mixmaster-diet': 'what you avoid: allergens and diet',
          'mixmaster-diet-agreed':
            'a copy of what you avoid, from the last time your account and this browser matched, if your account keeps it',
          'mixmaster-shelf-serves': 'which ingredients of a recipe each of yours can stand for',
          'mixmaster-shelf-agreed':
            'a copy of your ingredients, from the last time your account and this browser matched',
          'mixmaster-shelf-met': 'that the two have been compared, until you close the tab',
          'mixmaster-swaps': 'what you pour in place of an ingredient',
          'mixmaster-swaps-agreed':
            'a copy of your swaps, from the last time your account and this browser matched',
          'mixmaster-drink-log': 'your stars and notes on drinks, and the days on which you made them',
          'mixmaster-drink-log-agreed':
            'a copy of your stars, notes, and days, from the last time your account and this browser matched',
          'mixmaster-photos':
            'the photos that you add to drinks, saved again without the place where they were taken; never stored in an account, and 200 at most',
          'mixmaster-lists': 'your lists of drinks',
          'mixmaster-lists-agreed':
            'a copy of your lists, from the last time your account and this browser matched',
          'mixmaster-shopping': 'what is on your shopping list',
          'mixmaster-stock': 'how much is left in your bottles, and what the drinks you made took from them',
          'mixmaster-stock-agreed':
            'a copy of your shopping list and of what was left in your bottles, from the last time your account and this browser matched',
          'mixmaster-household': 'the names of those with whom you share your bar',
          'mixmaster-invitation': 'an invitation to a household or to serve at a bar, until you answer it',
          'mixmaster-picked': 'the last three drinks that Mix Master picked for you',
          'mixmaster-account':
            'which account was signed in last and its favorites, so that you see them offline; until you sign out',
          'mixmaster-unsent': 'favorites that you changed offline, until they are saved to your account',
          'mixmaster-menus-to-send': 'menus that you wanted to save offline, until they are saved',
          'mixmaster-service':
            'your published menus, and those of bars where you serve, as you last saw them on the page for service, so that it opens offline',
          'mixmaster-service-unsent': 'what you marked as sold out offline, until it is saved',
          'intended-favorite':
            'the drink you were about to keep when you had to sign in; it is used for an hour at most',
        }),
      },
      {
        title: 'Cookies',
        paragraphs: [
          'There are six, and only if you sign in; over https their names begin with “__Host-”. Two last until you sign out, but no longer than 14 days after your last visit; after 30 days you have to sign in again in any case. One that recognizes this browser lasts for 180 days. The others are needed only until you are signed in.',
        ],
        entries: explained<CookieName>({
          'mixmaster-session': 'keeps you signed in; scripts cannot read it',
          'mixmaster-signed-in': 'tells the page that there is a session, but not whose',
          'mixmaster-sign-in':
            'where you were going, the name you gave, and your scrambled e-mail address, while you wait for the code',
          'mixmaster-code-proof': 'shows that this browser asked for the code',
          'mixmaster-known-browser':
            'shows for 180 days after a sign-in that it was in this browser, so that strangers who try your address do not keep you out; it stays when you sign out and goes when you forget this device',
          'mixmaster-provider':
            'where you were going, and that it was you who began, while you sign in with Google or GitHub',
        }),
      },
      {
        title: 'Your account',
        paragraphs: [
          'If you create an account, we store your e-mail address, your first name if you give it, your plan, your ingredients, swaps, shopping list, and how much is left in your bottles, your favorites, your stars and notes on drinks with the days on which you made them, your lists of drinks, your menus, what they were before and how they look, with your logo, the drinks that you make up, and what you pay for your bottles if you work out costs with it. We need them to give you what the account is for. Others cannot see them, unless you publish a menu: whoever has its link can then read that menu, in your look and with your own drinks on it, but not whose account it is. Your stars count in the average that we show of a drink once five accounts have rated it; nobody sees whose they are. Whoever has the link to a list that you share can read that list, and your first name if you show it, until you stop sharing. If your bar has a page, it shows the bar’s name, what you write there, and the menus that you choose; addresses that your bar had before stay yours and lead there. They are deleted together with your account. The names of your bar are kept for 180 more days, as hashes that do not say whose they were, so that nobody else takes a printed address. To prevent floods of changes, we also count how many an account makes in an hour; that count is deleted after two days at most.',
          'If you are in a household, the others in it see the name that you gave there, and share with you your ingredients, swaps, how much is left in your bottles, your shopping list, and the lists of drinks that one of you puts into the household: all of you can change them. They see nothing else about your account: no address, stars, notes, favorites, other lists, or menus, and nothing of what you avoid. If you leave or are removed, you keep a copy, they keep theirs, and your name is deleted there. If you serve at a bar by invitation, its owner sees the name that you gave there, and nothing else of your account; you see the published menus of its page, and may change what is sold out and which prices apply. We do not keep who changed what. Your name there is deleted when you leave, are removed, or the page or an account is deleted. Of an invitation we keep a hash alone until it is used or withdrawn, for seven days at most; an e-mail address that you send one to is not stored.',
          'What you avoid, allergens and diet, may say something about your health. Your account keeps it only if you switch that on under “Allergies and diet,” so that your other devices know it too; that is your consent. Switch it off there, and it is deleted from the account at once.',
        ],
      },
      {
        title: 'Messages and recipes you send',
        paragraphs: [
          'When you send a message, we store your name, your e-mail address, the text, the language, and the time, in order to answer it. When you submit a recipe, we store what you entered. We delete both when they are dealt with, and automatically after a year. If you are signed in when you send them, they are part of your data and go with your account.',
          'To prevent floods of messages, we count how many come from one IP address within an hour. We store no address for this, only a scrambled value that says nothing by itself. It is not connected to your message and is deleted after two hours at most.',
        ],
      },
      {
        title: 'Bar menus',
        paragraphs: [
          'If you read the menu that a bar has published here, we count that its page was opened, by day and language, so that the bar sees how often it is read. No cookie is set, and neither your IP address nor anything else about you is stored with that number; it is deleted after 400 days. To keep the count honest, a scrambled value of the IP address is kept for two hours at most, connected to no menu. If your browser sends “Global Privacy Control” or “Do Not Track,” nothing is counted. A menu that stands in a frame on the website of a bar reads and sets no cookies and counts nothing.',
        ],
      },
      {
        title: 'The AI chat',
        paragraphs: [
          'The chat uses a third-party AI provider. What you write there goes through our server to that provider, which writes the answer; if you are signed in, the names of your own drinks go along, and the ones that you ask about go in full. We do not keep the conversation. Please do not enter anything personal.',
          'So that the chat stays affordable, we count how many questions come from one IP address and from one account in a day. We store neither for this, only scrambled values that say nothing by themselves and are deleted soon after midnight (UTC).',
          'Texts that are translated for readers, such as the description of a published menu, go to the same provider. The translation is kept for up to ninety days and does not say whose text it was.',
        ],
      },
      {
        title: 'Who works for us',
        paragraphs: [
          'Netlify delivers the site and runs its functions, and, like any host, sees the IP addresses of its visitors. One of those functions reads what you type into a search, from four letters on; we do not keep it. Supabase holds the database and the sign-in; to keep accounts safe, it notes the IP address and the browser of each sign-in. Its log names your e-mail address too; we delete those entries within two hours after you delete your account. The AI provider answers the chat. They work on our instructions and may process data outside your country.',
        ],
      },
      {
        title: 'Minimum age',
        paragraphs: [
          'Mixmaster is for people aged 18 and over. We knowingly store nothing about anyone younger; if you believe that we do, tell us and we will delete it.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'You may ask what we have stored about you, have it corrected, deleted, or handed over, object to its use, and complain to the data protection authority of your country. A message to us is enough.',
        ],
      },
      {
        title: 'Changes',
        paragraphs: ['If this policy changes, the new one will be published here with its date.'],
      },
    ],
  },
};
