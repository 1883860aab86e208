// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const startTexts = {
  title: "Start from",
  lead: "Pick what you do. Tiles and look come with it, and all of it can be changed.",
  yours: (d: { readonly address: string | number }): string => d.address + " is yours.",
  notPublic: "Nothing is public until you publish.",
  guest: "Nothing is saved here. Signing up takes the page along.",
  name: "What should the page be called?",
  starters: "What you do",
  blank: "Start blank",
  back: "Back to the editor",
  later: "You can come back to this under Design.",
  replaces: "A starter takes the place of the tiles that are on the page now. Undo brings them back.",
  address: "Select your address",
  addressHint: "It becomes yours when you start. You can also choose one later.",
  forPictures: "Before you add pictures, verify your e-mail address.",
  started: (d: { readonly name: string | number }): string => "Started: " + d.name,
};

export const cookTexts = {
  name: "Cook",
  start: "Start as a cook",
  plate: "Lemon spaghetti",
  plateAlternative: "A plate of spaghetti with lemon and basil, from above",
  recipe: "The recipe everyone asks for",
  recipeLine: "Lemon spaghetti, for two",
  recipeText: "Twenty minutes, one pot and one bowl.",
  recipeSteps: [
    "Boil 200 g of spaghetti in salted water, and keep a cup of the water.",
    "Grate the peel of a lemon and 60 g of hard cheese into a bowl. Add pepper and half of the juice.",
    "Stir the hot spaghetti in, with a little of the water, until it shines.",
  ],
  book: "Book a table",
  bookLine: "Or a place at the next supper",
  season: "What is in season",
  seasonList: [
    "Spring: asparagus, peas, radishes",
    "Summer: tomatoes, courgettes, berries",
    "Autumn: pumpkins, mushrooms, pears",
    "Winter: leeks, cabbage, oranges",
  ],
  call: "Write or call",
};

export const teacherTexts = {
  name: "Teacher",
  start: "Start as a teacher",
  desk: "On my desk",
  deskAlternative: "A globe, books, pencils and a pear before a blackboard with drawings of geometry",
  exercises: "This week's exercises",
  exercisesLine: "Due on Friday",
  exercisesText: "Do the first two. The third is for those who want more.",
  exercisesList: [
    "Read the chapter, and write down three questions.",
    "Solve the exercises on the last page. Show each step.",
    "Explain one of them to somebody at home.",
  ],
  marks: "How I mark",
  marksText: "The way counts more than the result.",
  marksList: [
    "Half of the points are for the steps.",
    "A mistake costs its point only once.",
    "Whoever corrects a test can win half of the points back.",
  ],
  sheets: "Worksheets",
  sheetsLine: "To download and print",
  families: "For families",
  hours: "Office hours",
};

export const makerTexts = {
  name: "Maker",
  start: "Start as a maker",
  new: "What is new",
  newLine: "Fresh from the workshop",
  newList: [
    "A small series, finished this week",
    "One single piece, larger than usual",
    "Back again: what was sold out",
  ],
  shop: "The shop",
  shopLine: "Pieces that are ready to go",
  care: "Caring for your piece",
  careText: "It is made by hand, and made to be used. It lasts longer like this.",
  careSteps: [
    "Wash it by hand, with warm water and a soft cloth.",
    "Let it dry in the air before you put it away.",
    "If something breaks, write to me: much can be mended.",
  ],
  bench: "From the workbench",
  benchLine: "Pieces of this season",
  benchAlternative: "Glazed pots, jugs and bowls on two shelves",
  visit: "Visit the workshop",
};

export const cafeTexts = {
  name: "Café",
  start: "Start as a café",
  cake: "Coffee and cake",
  cakeAlternative: "A cup of coffee and a slice of cake on a table of terrazzo",
  menu: "The menu",
  menuLine: "Coffee, cake, a small lunch",
  menuText: "Everything is made here. Ask us about nuts, milk and gluten.",
  menuList: [
    "Espresso, flat white, filter coffee of the week",
    "Cake of the day, scones until they are gone",
    "Soup with bread, from noon until three",
  ],
  hours: "Opening hours",
  hoursList: [
    "Tuesday to Friday, 8 to 18",
    "Saturday and Sunday, 9 to 17",
    "Closed on Mondays",
  ],
  order: "Order ahead",
  orderLine: "Ready when you come",
  find: "Where to find us",
};

export const bandTexts = {
  name: "Band",
  start: "Start as a band",
  stage: "Live",
  stageAlternative: "A stage in neon light with drums, a guitar and a microphone, and hands of the crowd before it",
  us: "Who we are",
  usText: "We have played together since school. Some of us can read music, and all of us can load a van.",
  dates: "Tour dates",
  datesLine: "Doors open at half past seven",
  datesText: "More dates follow. Bring somebody who has never heard us.",
  datesList: [
    "May: the club at the harbour",
    "June: the open air by the lake",
    "July: the festival in the old mill",
  ],
  song: "The latest song",
  tickets: "Tickets",
  shirts: "Records and shirts",
  booking: "Booking",
};

export const photographerTexts = {
  name: "Photographer",
  start: "Start as a photographer",
  best: "First light",
  bestAlternative: "A lake with a jetty and a boat before mountains in the mist, in greys",
  stairs: "Stairwell",
  stairsAlternative: "A spiral staircase from above, in greys",
  book: "Book a shoot",
  bookLine: "Portraits, weddings, products",
  prepare: "How to prepare",
  prepareText: "A good picture begins the evening before.",
  prepareList: [
    "Bring two sets of clothes, in calm colours.",
    "Come ten minutes early. The light does not wait.",
    "Tell me which side you like less. I will find the other one.",
  ],
  costs: "What a shoot costs",
  costsText: "The price depends on the time and on how many pictures you keep.",
  costsList: [
    "An hour outside, with ten pictures",
    "Half a day, with forty pictures",
    "A whole day, with all of them",
  ],
  prints: "Prints",
};

export const floristTexts = {
  name: "Florist",
  start: "Start as a florist",
  bouquet: "Tied this morning",
  bouquetAlternative: "A bouquet of tulips, anemones and branches, beside scissors and twine",
  week: "Flowers of this week",
  weekLine: "From gardens nearby",
  weekList: [
    "Tulips and anemones",
    "Branches of cherry",
    "Ranunculus, until Saturday",
  ],
  order: "Order a bouquet",
  orderLine: "Brought to the door",
  care: "How a bouquet lasts",
  careText: "Most bouquets last a week. With these four they last two.",
  careSteps: [
    "Cut the stems at an angle, with a sharp knife.",
    "Take off all leaves that would be under water.",
    "Change the water every second day.",
    "Keep them away from the sun and from ripe fruit.",
  ],
  shop: "The shop",
};

export const mechanicTexts = {
  name: "Mechanic",
  start: "Start as a mechanic",
  lift: "In the workshop",
  liftAlternative: "A small car on a lift, and a trolley with tools",
  words: "What customers say",
  repair: "Book a repair",
  repairLine: "Cars, vans and old motorbikes",
  costs: "What it costs",
  costsText: "You get the price before we begin, and a call before it changes.",
  costsList: [
    "Service with oil and filters",
    "Brakes, front or back",
    "A change of tyres",
  ],
  trip: "Before a long trip",
  tripSteps: [
    "Tyres: pressure and tread, the spare one, too.",
    "Oil, coolant and the water for the windscreen.",
    "All lights. Somebody else has to stand behind the car.",
    "Brakes: they should not pull to one side.",
  ],
  call: "Call the workshop",
};

export const developerTexts = {
  name: "Developer",
  start: "Start as a developer",
  drawing: "Draw it first",
  drawingAlternative: "A technical drawing of a beam engine with its flywheel",
  projects: "Projects",
  projectsLine: "Code that others use",
  writing: "Writing",
  uses: "What I use",
  usesList: [
    "A quiet keyboard and one large screen",
    "An editor with few plugins",
    "Paper, for everything with arrows",
  ],
  help: "How to ask me for help",
  helpText: "I answer best when I can repeat what you did.",
  helpSteps: [
    "What did you want to happen?",
    "What happened instead? Send the whole message.",
    "What is the shortest way to see it?",
  ],
  contact: "Contact",
};

export const guideTexts = {
  name: "Mountain guide",
  start: "Start as a mountain guide",
  ridge: "On the ridge",
  ridgeAlternative: "Walkers with lamps on a ridge at dusk, before high mountains",
  walks: "Walks of this month",
  walksLine: "Four to eight people",
  walksText: "We walk slowly, and everybody arrives.",
  walksList: [
    "The lake before breakfast: easy, three hours",
    "The ridge: a whole day, good shoes",
    "The hut: two days, with a night among stars",
  ],
  bring: "What to bring",
  bringList: [
    "Shoes that know your feet",
    "A rain jacket, also when the sky is blue",
    "A litre and a half of water, and something salty",
    "A headlamp with full batteries",
  ],
  place: "Book a place",
  weather: "If the weather turns",
  weatherText: "I decide at six in the evening before, and write to everybody. If we stay at home, you choose another day or get your money back.",
  call: "Call me",
};

export const bookshopTexts = {
  name: "Bookshop",
  start: "Start as a bookshop",
  table: "New on the table",
  tableAlternative: "An open book on a stack of books, beside a lamp and glasses, as a woodcut",
  buy: "We buy books",
  buyText: "Bring us what you will not read again, two bags at most. We look through it with you.",
  week: "Book of the week",
  weekLine: "Read by all of us",
  weekText: "We choose one book each Monday and say in three sentences why. It lies beside the till, so that you can read the first page.",
  evenings: "Readings and evenings",
  eveningsList: [
    "First Thursday: a reading, with a glass of something",
    "Second Saturday: stories for children, at eleven",
    "Last Friday: the book club, new readers welcome",
  ],
  order: "Order a book",
  orderLine: "Here by tomorrow",
  letter: "The newsletter",
  shop: "Visit the shop",
};

export const yogaTexts = {
  name: "Yoga studio",
  start: "Start as a yoga studio",
  quiet: "A quiet hour",
  quietAlternative: "Smooth stones in raked sand, below a branch with leaves",
  week: "The week",
  weekLine: "Mornings and evenings",
  weekList: [
    "Monday, 7:00: slow beginning",
    "Wednesday, 18:30: for everybody",
    "Friday, 17:00: strong and quiet",
    "Sunday, 10:00: long, with tea",
  ],
  first: "Your first class",
  firstText: "You need not be able to do anything yet.",
  firstList: [
    "Wear what you would sleep in.",
    "Do not eat for two hours before.",
    "Come ten minutes early. We have mats.",
    "Say what hurts. There is another way to do everything.",
  ],
  book: "Book a class",
  studio: "The studio",
};

export const podcastTexts = {
  name: "Podcast",
  start: "Start as a podcast",
  voices: "Two voices",
  voicesAlternative: "A microphone between two speech bubbles: a fried egg in one, a croissant in the other",
  episode: "The latest episode",
  listen: "Listen in your app",
  listenLine: "Every second Tuesday",
  hosts: "Who is talking",
  hostsText: "Two people who never agree about breakfast. One asks, the other one looks it up.",
  guest: "Be our guest",
  guestText: "We talk for an hour and keep thirty minutes.",
  guestSteps: [
    "Write what you could talk about all night.",
    "Find a small room with curtains.",
    "Have a glass of water, and no watch.",
  ],
  write: "Write to us",
};
