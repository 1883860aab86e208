/** What the landing page and the footer say. Fixed labels are those of the specification, §1 and §2. */
export const landingTexts = {
  documentTitle: (siteName: string) => `${siteName}: everything you know, set on one page`,
  documentDescription: 'Share recipes, drinks, guides and lessons with one link. Claim a link name and set what you know tile by tile.',
  headlines: ['Everything you know, set on one page.', 'Give what you know a place of its own.'],
  subtexts: [
    'Recipes, routes, lessons, house rules. Give each one a tile, write it down properly, and share the lot with a single link.',
    'A page of tiles that open into what you know: step by step, with pictures, at an address short enough to say aloud.',
  ],
  pauseRotation: 'Pause the changing text',
  resumeRotation: 'Let the text change again',
  claimLabel: (host: string) => `Claim a link name: ${host}/YourLinkHere`,
  claimPlaceholder: 'YourLinkHere',
  claim: 'Claim',
  claimEmpty: 'Type the link name you would like first.',
  tryGuestEditor: 'Try Our Guest Editor',
  guestEditorLead: 'no account, nothing to install',
  knowHowTitle: 'Made for people who know how',
  knowHowLead:
    'A link list sends readers away. A tile opens right where it is, with room for steps and pictures, so the knowledge stays on your page.',
  subjects: {
    cooking: { name: 'Cooking', text: 'The sauce, the timings, and the photograph of the one that went wrong.' },
    drinks: { name: 'Drinks', text: 'Ratios, syrups, what to stir and what to shake.' },
    guides: { name: 'Guides', text: 'The approach, the topo, the best months. Or a city, on foot, in the rain.' },
    teaching: { name: 'Teaching notes', text: 'Reading lists, exercises, answers. One tile per lesson, and no login for the class.' },
  },
  answersTitle: 'Plain answers',
  stillUnsure: (email: string) => `Still unsure? Write to ${email}, a person replies.`,
  answers: (siteName: string) => [
    {
      question: `What is ${siteName}?`,
      answer:
        'A page of tiles at one short address. Each tile is a button that opens a note with text, lists and pictures. You write the notes, choose how the tiles look, and put the address wherever people find you.',
    },
    {
      question: 'Can I earn money with it?',
      answer:
        'Not yet. Helping creators earn from what they share is a goal of ours, and nothing is sold today. What you publish stays yours either way.',
    },
    {
      question: 'How do I begin?',
      answer:
        'Claim a link name, write one tile, press Publish. The page can be seen at once, and every tile can be moved or rewritten later.',
    },
    {
      question: 'What if I have nothing to publish?',
      answer:
        'Then read. Pages need no account: open one that somebody shared with you, use what is on it, and discover the next person worth learning from.',
    },
    {
      question: 'How is it different from other link sites?',
      answer:
        'Other sites list addresses and send your readers away. Here the knowledge itself is on the page: a tile opens in place, loads in a blink, and works without an app, a cookie or an account.',
    },
    {
      question: `Why “${siteName}”?`,
      answer: 'A tessera is one tile of a mosaic. Set enough of them side by side and a picture of what you know appears.',
    },
  ],
  begin: 'Your first tile takes a minute.',
  signUpNow: 'Sign up now',
  haveNoAccount: 'No account yet?',
  registerHere: 'Register here',
} as const;

/** What stands at the foot of the landing page. */
export const footerTexts = {
  lines: ['One page for everything you know.', 'Set tile by tile.'],
  follow: 'Follow',
  followOn: (place: string) => `Follow us on ${place}`,
  writeToUs: 'Write to us',
  copyright: (siteName: string) => `© ${siteName}`,
} as const;
