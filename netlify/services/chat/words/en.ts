import type { Words } from './words.ts';

export const en: Words = {
  cues: {
    greeting: 'hi|hello|hey|good morning|good evening|good afternoon|howdy|hiya',
    thanks: 'thanks*|thank you|thx|cheers|great answer|perfect|awesome|much appreciated',
    bye: 'bye|goodbye|good night|see you|see ya',
    about:
      'what you can do|who are you|what are you|what can you do|are you (?:a|an) .. (?:robot|bot|ai|human|person)|are you (?:human|real|a bot|an ai|ai)|help me|how do you work|your name',
    pregnancy:
      'pregnan*|expecting (?:a baby|mother|mum|mom)|im expecting|i am expecting|mum to be|mom to be|breast ?feed*|nursing mother|trying to conceive|trying for a baby|trimester',
    driving:
      'driving|drive home|have to drive|designated driver|behind the wheel|before i drive|drive .. (?:after|later|tonight|still)|can i .. drive|my car',
    minor:
      'underage|under age|(?:im|i am|is|hes|shes|are) (?:only |just )?(?:[1-9]|1[0-7])(?: years? old)?|for (?:my |our |the )?(?:kids|children|teenager*|teens|child)|1[0-7] year old*|my (?:kids?|children|(?:little )?(?:son|daughter)|teen*)|children*|kids',
    addiction:
      'alcoholic (?:and|i)|im an alcoholic|i am an alcoholic|alcoholism|recovering|sober|sobriety|addict*|drinking problem|drink too much|drinking too much|cant stop drinking|stop drinking|quit drinking|dry january',
    excess:
      'get .. (?:drunk|wasted|hammered|smashed|plastered|shitfaced)|drunk (?:fast|quick*)|black ?out|drunk as possible|most alcohol|as much alcohol|drinking game*|chug*|binge|knock me out|how many .. (?:until|before|till) .. drunk|get (?:him|her|them|someone) drunk|drunk',
    medicine:
      'medication*|medicat*|meds|antibiotic*|painkiller*|pills?|tablets?|ibuprofen|paracetamol|antidepress*|medicines?|statins?|blood thinners?|blood pressure|heart drug*|prescription|chemo*|antihistamine*|warfarin|the pill',
    emergency:
      'unconscious|passed out|wont wake|not breathing|alcohol poisoning|overdose|ambulance|kill myself|suicid*|want to die|not responding',
    hangover: 'hangover|hung ?over|hair of the dog',
    injection:
      '(?:ignore|disregard|forget) .. (?:instruction*|rules|prompt|above|previous)|system prompt|your (?:instructions|prompt)|jailbreak|developer mode|pretend (?:to be|you are|youre)|act as|you are now|from now on you|roleplay|api key|password',
    offTopic:
      'weather|politic*|election*|president|capital of|football|soccer|stock*|bitcoin|crypto*|homework|python|javascript|java|code|program a|poem|song|joke|news|movie to watch|translate|math*|equation|horoscope|lottery|recipe for (?:pasta|bread|soup|lasagn*|cake)|write (?:me )?(?:a|an) (?:essay|email|letter|poem|story)|who won|tax*|doctor|medical advice',
    howTo:
      'how .. (?:make|mix|prepare|build|shake|do i do)|recipe*|make (?:me )?(?:a|an|the|it|that|this)|specs?|instructions|steps|show me|prepare|ingredients (?:of|for|in)|what do i need for|teach me',
    contents:
      'whats in|what is in|what goes in|what goes into|ingredients (?:of|for|in)|made (?:of|with|from)|consist* of',
    contains:
      'contain*|is there .. in|are there .. in|does .. have|has .. got|does .. include|any .. in|free of|with .. in it|allerg*|safe for|is .. in (?:a|an|it|the)|can i have .. if',
    allergensOf: 'allergen*|allerg*',
    vegan: 'vegan*|plant based|no animal products',
    vegetarian: 'vegetarian*|veggie|no meat',
    strengthOf:
      'how strong|how much alcohol|abv of|strength of|how boozy|what is the abv|whats the abv|alcohol content|abv|percent*|how many units|standard drinks',
    calories: 'calor*|kcal|fattening|how many cals',
    difference: 'differ*|compare*|versus|vs|or rather|distinguish*|better .. or',
    pairFood:
      'what .. eat|eat with|serve with|food .. with|food for|snack*|nibble*|goes .. with (?:a|an|the|my|it)|dish* .. with|cook .. with|what (?:food|snacks?) .. (?:with|to)|side dish*|what goes with',
    pairDrink:
      'pair*|goes .. with|go .. with|match* .. with|drink .. with|drink to|accompan*|serve with|alongside',
    swap: 'instead of|instead|substitut*|replac*|swap*|alternative* (?:to|for)|out of|ran out|dont have|do not have|have no|havent got|in place of|without having|missing|can i use|lack',
    wantsToKnow:
      'why|how (?:long|much|many|hot|cold|often|big|hard|is|are|does|do|can|should|to)|for how .. (?:seconds|minutes|long)|how .. (?:keep|last)|what (?:is|are|does|do|happens|makes|on earth)|whats|when (?:do|should|is|to)|does|do (?:i|you|bartenders|they) (?!have)|should i|is (?:it|a|an|the|my|all)|are (?:there|all)|can (?:i|you|one) (?:keep|make|use|freeze|reuse|store|put|get|save)|explain|difference|different from|point of|what .. use|which .. (?:need|buy|own|best|first)|(?:came out|turned out|is|are|tastes?|far|much|way) .. too|stuck|help|went wrong|what now|mean|vs|versus',
    meaning:
      'what is|whats|what are|what does .. mean*|meaning of|mean*|define|explain|definition|what do you call|tell me about',
    history: 'histor*|origin*|who invented|where does .. come from|story|invented|come from',
    glass: 'which glass|what glass|glassware|what .. glass|serve it in|what kind of glass',
    batch:
      'for (?:\\d+|a crowd|two|three|four|five|six|seven|eight|nine|ten|twelve) .. (?:people|guests|persons|friends)|for (?:\\d+|two|three|four|five|six|eight|ten|twelve)|(?:\\d+) (?:people|guests|drinks|servings|persons)',
    surprise:
      'surprise*|random|anything|whatever|you choose|you decide|your choice|bartenders choice|dealers choice|pick (?:one|something)|something new|inspire me|dont know what',
    shelf:
      'what can i (?:make|mix)|what .. i .. make .. (?:with|from)|my (?:shelf|bar|ingredients|bottles|cabinet|stuff|stock)|at home|i have|ive got|with what i have|from my',
    strict:
      'only .. (?:what|have|these|those|my|ingredients|got)|nothing else|without buying|exactly what i have|nothing (?:more|missing)|just with|not .. buy|without shopping',
    request:
      'i want|id like|i would like|i like|i love|id love|give me|suggest*|recommend*|propose|make me|looking for|any ideas?|ideas? for|what should|what can|what could|which|show me|need a|need something|fancy|in the mood|craving|something|good|best|drinks?|cocktails?|mocktails?|shots?',
    more: 'and|also|but|or|what about|how about|then|plus|maybe|same|instead|rather|ok|okay|hmm',
    refine: 'without|no|not|rather|prefer|instead|less|more|bit|too|make it|that|one|them|those|it',
    alcoholFree:
      'alcohol free|non alcohol*|nonalcohol*|no alcohol|without(?! too| much| a lot)(?: \\S+){0,2} alcohol|mocktail*|zero proof|virgin|0 proof|zero alcohol|soft drink*|dont drink alcohol|doesnt drink|dont drink|not drinking|alcoholfree',
    stronger:
      'stronger|more alcohol|boozier|more booze|more punch|more kick|harder|not strong enough|too weak',
    weaker: 'weaker|less alcohol|less strong|lighter|milder|less boozy|too strong|lower abv|softer',
    sweeter: 'sweeter|more sweet|not sweet enough|too dry|too bitter and',
    lessSweet: 'less sweet|not so sweet|not too sweet|too sweet|drier|dryer|not sweet|less sugar|isnt sweet',
    sourer: 'sourer|more sour|more acid*|tarter|more tart|more citrus',
    lessSour: 'less sour|less acid*|too sour|not so sour|less tart',
    bitterer: 'more bitter|bitterer|bitter one',
    lessBitter: 'less bitter|too bitter|not so bitter|not bitter',
    another:
      'another|something else|anything else|other ones?|others|more ideas|more suggestions|next|one more|different|more options|else|more like (?:that|this)|any more',
    light:
      'not too much alcohol|without too much alcohol|low(?:er)? calor*|light|low alcohol|low abv|not (?:too|so) strong|session*|easy drinking|little alcohol|mild',
    strong: 'strong|boozy|high proof|spirit forward|stiff|potent|punchy',
    shot: 'shots?|shooters?|shotglass',
    easy: 'easy|simple|quick*|fast|few ingredients|beginner*|two ingredients?|three ingredients?|2 ingredients?|3 ingredients?|lazy|basic',
    famous:
      'famous|popular|classic*|well known|most ordered|best known|iconic|everybody knows|best selling|top',
    strongest: 'strongest|most alcohol of',
    weakest: 'lightest|weakest|least alcohol|mildest',
    noShaker: 'no shaker|without a shaker|without shaker|have a shaker|own a shaker',
    first: 'first|1st|number one|no 1',
    second: 'second|2nd|number two|no 2|middle',
    third: 'third|3rd|number three|no 3',
    last: 'last',
    it: 'it|that|this|that one|this one|them',
    bar: 'drink*|cocktail*|bar|bartend*|alcohol*|booz*|liquor*|spirit*|glass*|ice|shak*|mix*|recipe*|ingredient*|thirst*|sip*|mocktail*|liqueur*|garnish*|syrup*|bottle*|bitters?',
  },
  tastes: {
    sour: 'sour|tart|tangy|acid*|citrus*|zesty',
    sweet: 'sweet|sugary|candy*',
    bitter: 'bitter',
    dry: 'dry',
    strong: 'strong|boozy|spirit forward|stiff',
    fruity: 'fruit|fruity|berry|berries',
    fresh: 'fresh|refreshing|crisp|cool*|light and|thirst quench*',
    herbal: 'herbal|herby|herbs|botanical',
    spicy: 'spicy|spiced|hot and|chil*i|fiery|peppery|gingery',
    smoky: 'smok*|peat*',
    creamy: 'cream*|milky|smooth',
    coffee: 'coffee*|espresso',
    tropical: 'tropical|exotic|tiki|caribbean|hawaii*',
    savory: 'savou?ry|salty|umami',
    nutty: 'nutty|almond*|hazelnut*',
    floral: 'floral|flower*|elderflower',
    minty: 'mint*',
  },
  categories: {
    'hot-drink': 'hot drink*|hot cocktail*|hot .. drink|warm|warming|something hot|served hot|hot beverage',
    frozen: 'frozen|slush*|blended|icy',
    sparkling: 'sparkling|bubbl*|fizzy|champagne cocktail*|with bubbles',
    spritz: 'spritz*|spritzes',
    tiki: 'tiki',
    punch: 'punch*|for a crowd|big bowl',
    highball: 'highball*|long drink*|tall drink*',
    'beer-cocktail': 'beer cocktail*',
    dessert: 'dessert (?:cocktail|drink)*|like dessert|instead of dessert',
    savory: 'savou?ry',
    'old-fashioned': 'like an old fashioned|old fashioned style',
    martini: 'martinis|stirred',
  },
  occasions: {
    party: 'party|parties|housewarming|crowd|guests|birthday party|get together|game night',
    aperitif: 'aperitif*|aperitivo|before dinner|before .. meal|pre dinner|appetizer*|predinner',
    digestif: 'after dinner|after .. meal|digestif*|digestive|post dinner|after a (?:big|heavy)',
    winter: 'rainy|winter*|cold (?:night|evening|day|weather)|snow*|fireplace|freezing|cosy|cozy|ski*',
    summer: 'summer*|hot (?:day|weather|evening|afternoon)|heat|beach|pool|sunny|garden|terrace|patio',
    autumn: 'autumn*|fall|halloween|thanksgiving',
    spring: 'spring|springtime|easter',
    brunch: 'brunch*|breakfast|morning|sunday morning',
    date: 'date|dates|romantic*|valentin*|anniversary|candlelight',
    barbecue: 'barbecue*|bbq|grill*|cookout',
    christmas: 'christmas*|xmas|holidays|festive|advent',
    celebration:
      'celebrat*|wedding*|new years?|toast|graduation|birthday*|engagement|promotion|special occasion',
    nightcap: 'nightcap*|before bed|late night|bedtime|midnight|end of the (?:day|evening)|to sleep',
  },
  foods: {
    cheese: 'chees*',
    seafood: 'seafood|shellfish|prawn*|shrimp*|mussel*|lobster*|crab|scallop*|clams',
    fish: 'fish|tuna|cod|herring|trout|sea bass',
    salmon: 'salmon',
    steak: 'steak*|beef|red meat|meat|lamb|venison',
    chicken: 'chicken|poultry|turkey|duck',
    pork: 'pork|bacon|sausage*',
    grilled: 'barbecue*|bbq|grilled|grill',
    burger: 'burger*|fries|fast food',
    spicy: 'spicy (?:food|dish|meal|curry|wings)|curry|indian|hot wings|chil*i con carne',
    mexican: 'mexican|taco*|burrito*|nachos|quesadilla*|guacamole',
    asian: 'asian|thai|chinese|japanese|ramen|noodles|vietnamese|sushi',
    italian: 'pizza*|pasta|italian|spaghetti|lasagn*|risotto|carbonara',
    tapas: 'tapas|spanish food|paella',
    ham: 'ham|cold cuts|charcuterie|salami|prosciutto',
    salad: 'salad*|vegetable*|veggies|vegetarian food',
    nuts: 'nuts|almonds|peanuts|cashews',
    snacks: 'snack*|chips|crisps|popcorn|pretzel*',
    olives: 'olives',
    chocolate: 'chocolate*|brownie*',
    dessert: 'dessert*|sweets|pudding|tiramisu|creme brulee',
    cake: 'cake*|pie|tart|pastr*',
    iceCream: 'ice cream',
    fruit: 'fruit salad|fresh fruit|strawberries',
    eggs: 'eggs benedict|omelette*|scrambled eggs|fried eggs',
    pate: 'pate|foie gras|liver',
  },
  allergens: {
    gluten: 'gluten*|wheat|barley|rye|oats?|spelt|coeliac*|celiac*',
    crustaceans: 'crustacean*|shellfish*|seafood*|prawns?|shrimps?|crabs?|lobsters?|crayfish',
    eggs: 'eggs?|egg whites?|egg yolks?|albumen',
    fish: 'fish|anchov*|seafood*',
    peanuts: 'peanuts?|groundnuts?|nuts?|nutty',
    soybeans: 'soy*|edamame|tofu',
    milk: 'dairy|milk|lactose*|cream|casein*|whey|butter',
    nuts: 'nuts?|nutty|tree nuts?|almonds?|hazelnuts?|walnuts?|cashews?|pecans?|pistachios?|macadamias?|brazil nuts?',
    celery: 'celery|celeriac',
    mustard: 'mustard*',
    sesame: 'sesame|tahini',
    sulphites: 'sul(?:ph|f)it*|sul(?:ph|f)ur*',
    lupin: 'lupine?s?',
    molluscs: 'mollus*|shellfish*|seafood*|clams?|oysters?|mussels?|squid|scallops?',
  },
  without:
    'without|no|not|hold the|minus|free of|hate|dislike|dont like|doesnt like|cant stand|allergic to|cant have|leave out|skip|skip the|never|except|dont want|avoid|havent got|dont have|have no|ran out of|out of|allergy to|allergies to|allergic against|intolerant to|intolerance to|sensitive to|react to|reaction to|cannot have|can not have|cant eat|cannot eat|cant drink|cant tolerate|cannot tolerate|must not have|must avoid|not allowed|makes me ill|off limits',
  instead:
    'instead of|in place of|replace|substitute for|substitute|replacement for|alternative to|alternative for|swap|swap for|rather than|substitutes for|substitution for|stand in for|substitute .. for',
  turn: 'for|something|rather|with|but|by|have|got|want|like|and with|use|using',
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
};
