// Compiled from the catalogue in `texts`: change that instead.

export const footerTexts = {
  lines: [
    "One page for everything you know.",
    "Set tile by tile.",
  ],
  follow: "Follow",
  followOn: (d: { readonly place: string | number }): string => "Follow us on " + d.place,
  writeToUs: "Write to us",
  copyright: (d: { readonly siteName: string | number }): string => "© " + d.siteName,
  policies: "Policies",
  privacyPolicy: "Privacy policy",
  termsOfService: "Terms of service",
  developers: "Developers",
};

export const landingTexts = {
  documentTitle: (d: { readonly siteName: string | number }): string => d.siteName + ": everything you know, set on one page",
  documentDescription: "Share recipes, drinks, guides and lessons with one link. Claim a link name and set what you know tile by tile.",
  headlines: [
    "Everything you know, set on one page.",
    "Give what you know a place of its own.",
  ],
  subtexts: [
    "Recipes, routes, lessons, house rules. Give each one a tile, write it down properly, and share the lot with a single link.",
    "A page of tiles that open into what you know: step by step, with pictures, at an address short enough to say aloud.",
  ],
  pauseRotation: "Pause the changing text",
  resumeRotation: "Let the text change again",
  claimLabel: (d: { readonly host: string | number }): string => "Claim a link name: " + d.host + "/YourLinkHere",
  claimPlaceholder: "YourLinkHere",
  claim: "Claim",
  claimFitting: (d: { readonly linkname: string | number }): string => "Use " + d.linkname,
  claimEmpty: "Type the link name you would like first.",
  tryGuestEditor: "Try Our Guest Editor",
  guestEditorLead: "no account, nothing to install",
  shoulderTitle: "Look over somebody’s shoulder",
  shoulderLead: "Twelve pages, as people who know how might set them. Each is a working notebook: take what is useful, go and do it.",
  examplesLabel: "Example pages",
  examples: {
    marta: {
      who: "Marta",
      what: "cooking, Bologna",
    },
    "theo-brandt": {
      who: "Theo",
      what: "piano, Leipzig",
    },
    "bitter-and-still": {
      who: "Amari",
      what: "drinks, Leeds",
    },
    "lisbon-on-foot": {
      who: "Rui",
      what: "walks, Lisbon",
    },
    "grain-school": {
      who: "Kay",
      what: "film, Malmö",
    },
    "ines-moreau": {
      who: "Ines",
      what: "climbing, Lyon",
    },
    halyard: {
      who: "Halyard",
      what: "songs, Bristol",
    },
    "maeve-pots": {
      who: "Maeve",
      what: "ceramics, Shanagarry",
    },
    "oskars-bees": {
      who: "Oskar",
      what: "bees, Graz",
    },
    "layla-arabic": {
      who: "Layla",
      what: "Arabic, Amman",
    },
    "spoke-and-pawl": {
      who: "Bo",
      what: "bicycles, Utrecht",
    },
    "tomasz-birds": {
      who: "Tomasz",
      what: "birds, Biebrza",
    },
  },
  previousExample: "Previous example",
  nextExample: "Next example",
  examplePosition: (d: { readonly at: string | number; readonly of: string | number }): string => d.at + " of " + d.of,
  exampleShown: (d: { readonly who: string | number; readonly what: string | number }): string => ": " + d.who + ", " + d.what,
  begin: "Your first tile takes a minute.",
  signUpNow: "Sign up now",
  haveNoAccount: "No account yet?",
  registerHere: "Register here",
};

export const knowHowTexts = {
  title: "Made for people who know how",
  lead: "A link list sends readers away. A tile opens right where it is, with room for steps and pictures, so the knowledge stays on your page.",
  subjects: {
    cooking: {
      name: "Cooking",
      text: "The sauce, the timings, and the photograph of the one that went wrong.",
    },
    drinks: {
      name: "Drinks",
      text: "Ratios, syrups, what to stir and what to shake.",
    },
    guides: {
      name: "Guides",
      text: "The approach, the topo, the best months. Or a city, on foot, in the rain.",
    },
    teaching: {
      name: "Teaching notes",
      text: "Reading lists, exercises, answers. One tile per lesson, and no login for the class.",
    },
  },
};

export const inPlaceTexts = {
  title: "Press one. Nothing has to load.",
  lead: "Try these three tiles. They open without a script, no other page is fetched, and nobody is told that you opened them.",
  opens: {
    name: "It opens in place",
    text: "A visitor presses a tile and reads: no new tab, no app, no account. The page comes whole, with all of its tiles, and each of them has an address of its own, so that one recipe can be shared by itself.",
  },
  opensAddress: (d: { readonly host: string | number }): string => d.host + "/marta#tile-1",
  opensHeading: "Sugo, the slow one",
  opensSteps: [
    "Everything into a wide pan.",
    "Let it murmur for two hours, without a lid.",
    "Take the onion out. It is the cook’s.",
  ],
  whole: {
    name: "It is whole without a script",
    text: "Pages are finished on the server. With scripts switched off, on an old phone, in a screen reader or on paper, everything is there. A script of two kilobytes only makes it smoother.",
  },
  wholeRequest: "GET /marta",
  wholeFacts: [
    {
      what: "one file, with six tiles",
      amount: "under 10 kB",
    },
    {
      what: "fonts to fetch",
      amount: "0",
    },
    {
      what: "cookies",
      amount: "0",
    },
    {
      what: "trackers",
      amount: "0",
    },
  ],
  yours: {
    name: "You can host it yourself",
    text: "One command starts all of it, with its own database, on any computer with Node. What people write is in one folder: back it up, move it, throw it away. The program is free, under the MIT licence.",
  },
  yoursPrinted: [
    "$ npm start\n",
    "Tessera is ready at http://localhost:3000",
    "Everything that people write is kept in ./data.",
  ],
};

export const answersTexts = {
  title: "Plain answers",
  stillUnsure: (d: { readonly email: string | number }): string => "Still unsure? Write to " + d.email + ", a person replies.",
  answers: {
    what: {
      question: (d: { readonly siteName: string | number }): string => "What is " + d.siteName + "?",
      answer: "A page of tiles at one short address. Each tile is a button that opens a note with text, lists and pictures. You write the notes, choose how the tiles look, and put the address wherever people find you.",
    },
    money: {
      question: "Can I earn money with it?",
      answer: "Not yet. Helping creators earn from what they share is a goal of ours, and nothing is sold today. What you publish stays yours either way.",
    },
    begin: {
      question: "How do I begin?",
      answer: "Claim a link name, write one tile, press Publish. The page can be seen at once, and every tile can be moved or rewritten later.",
    },
    nothing: {
      question: "What if I have nothing to publish?",
      answer: "Then read. Pages need no account: open one that somebody shared with you, use what is on it, and discover the next person worth learning from.",
    },
    different: {
      question: "How is it different from other link sites?",
      answer: "Other sites list addresses and send your readers away. Here the knowledge itself is on the page: a tile opens in place, loads in a blink, and works without an app, a cookie or an account.",
    },
    name: {
      question: (d: { readonly siteName: string | number }): string => "Why “" + d.siteName + "”?",
      answer: "A tessera is one tile of a mosaic. Set enough of them side by side and a picture of what you know appears.",
    },
  },
};

export const cardTexts = {
  locale: "en_GB",
  picture: (d: { readonly siteName: string | number }): string => "A page made with " + d.siteName + ", set into a mosaic of a lemon tree.",
};
