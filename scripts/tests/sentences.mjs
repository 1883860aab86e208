// The numbered sentences of the product. The title of the test that proves a sentence begins with its id, such as `ED-07`.

/** The areas of the product's specification. */
const SPECIFIED_AREAS = {
  RT: { name: 'Paths', sentences: 29 },
  NB: { name: 'Navigation bar', sentences: 16 },
  LP: { name: 'Landing page', sentences: 25 },
  AU: { name: 'Accounts', sentences: 35 },
  SE: { name: 'Sessions and what the browser keeps', sentences: 16 },
  GO: { name: 'Signing in with Google', sentences: 9 },
  EV: { name: 'Verifying an e-mail address', sentences: 7 },
  PE: { name: 'Personal page and linkname', sentences: 23 },
  PP: { name: 'Profile picture', sentences: 14 },
  WP: { name: 'Wallpaper', sentences: 10 },
  ED: { name: 'Editor', sentences: 31 },
  TC: { name: 'Tile content', sentences: 19 },
  TS: { name: 'Tile style and colours', sentences: 20 },
  SL: { name: 'Social links', sentences: 5 },
  GU: { name: 'Editor for guests', sentences: 11 },
  DR: { name: 'Drafts, publishing and conflicts', sentences: 29 },
  PV: { name: 'Public page', sentences: 16 },
  BL: { name: 'Blog', sentences: 3 },
  PO: { name: 'Policies', sentences: 4 },
  DE: { name: 'Defaults and limits', sentences: 15 },
  WI: { name: 'REST paths for older clients', sentences: 106 },
  ER: { name: 'Messages and failures', sentences: 48 },
  OT: { name: 'Everything else that is numbered', sentences: 22 },
};

/** The areas of what the product promises beside its specification. */
const OWN_AREAS = {
  KE: { name: 'What is kept, whatever happens', sentences: 16 },
  SF: { name: 'Safety', sentences: 9 },
  KT: { name: 'Kinds of tiles', sentences: 4 },
  LK: { name: 'Looks of pages', sentences: 4 },
  FN: { name: 'Former linknames', sentences: 7 },
  SB: { name: 'What an account may store', sentences: 5 },
  TI: { name: 'Ids of tiles', sentences: 5 },
  VL: { name: 'Links that verify an address', sentences: 3 },
  RM: { name: 'Rooms of the settings', sentences: 4 },
  MP: { name: 'Several pages and their versions', sentences: 3 },
  VC: { name: 'Counts of visits', sentences: 3 },
  TK: { name: 'Access tokens', sentences: 3 },
  WH: { name: 'Webhooks', sentences: 3 },
  DA: { name: 'Pages as data', sentences: 4 },
  XP: { name: 'Exported pages', sentences: 2 },
  UP: { name: 'Upgrades', sentences: 2 },
  OP: { name: 'Operation', sentences: 7 },
  CO: { name: 'Containers', sentences: 5 },
  RE: { name: 'Releases', sentences: 3 },
  FU: { name: 'First use', sentences: 45 },
  AD: { name: 'Administration', sentences: 41 },
  LH: { name: 'Links that harm', sentences: 8 },
  RP: { name: 'Reports', sentences: 26 },
  OV: { name: 'Overview, mail and invitations', sentences: 15 },
  ST: { name: 'Settings of the site', sentences: 15 },
  PD: { name: 'Personal data', sentences: 11 },
  FP: { name: 'First publications', sentences: 12 },
  SI: { name: 'Sign-in', sentences: 90 },
  VI: { name: 'Visibility', sentences: 38 },
  NP: { name: 'What goes public, and when', sentences: 10 },
  PW: { name: 'Passwords of pages and tiles, and pages offline', sentences: 16 },
  DL: { name: 'Links to drafts', sentences: 10 },
  PT: { name: 'Time of pages', sentences: 12 },
  SP: { name: 'Scheduled publications', sentences: 13 },
  WN: { name: 'What is withheld from others', sentences: 17 },
  NW: { name: 'Networks', sentences: 8 },
  LV: { name: 'Links that profiles verify', sentences: 15 },
  UT: { name: 'UTM parameters', sentences: 9 },
  IM: { name: 'Imported pages', sentences: 42 },
  PF: { name: 'Files of pages', sentences: 21 },
  PC: { name: 'Pages as code', sentences: 17 },
  LM: { name: 'Limits of work', sentences: 27 },
  SM: { name: 'Mail as relays want it', sentences: 5 },
  RU: { name: 'As people run, bring and type it', sentences: 26 },
  BU: { name: 'What people run', sentences: 5 },
  BK: { name: 'Backups that replace nothing good', sentences: 3 },
  TO: { name: 'What somebody else may have prepared, and what operators read', sentences: 17 },
  OC: { name: 'Older clients lose and reveal nothing', sentences: 20 },
  TB: { name: 'What is taken back', sentences: 4 },
  WK: { name: 'Walks through the screens', sentences: 3 },
};

/** The meaning of the two letters of an id, in the order of `npm run behaviours`, and how many sentences there are: they are numbered from 1. */
export const AREAS = { ...SPECIFIED_AREAS, ...OWN_AREAS };

/** Whether a sentence is one of the product's specification. */
export function isSpecified(id) {
  return id.slice(0, 2) in SPECIFIED_AREAS;
}

/** Whether a sentence is about a walk through screens. */
export function isWalk(id) {
  return id.startsWith('WK-');
}

/** The ids in a title. */
export function idsIn(title) {
  return title.match(/\b[A-Z]{2}-\d{2,3}\b/g) ?? [];
}

/** The ids that a text names, also as `LM-01 to LM-18`. */
export function idsNamedIn(text) {
  return [...text.matchAll(/\b([A-Z]{2})-(\d{2,3})(?:\s+to\s+\1-(\d{2,3}))?\b/g)].flatMap(([, area, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => idOf(area, Number(first) + at)),
  );
}

/** Whether a test, by its title and those of the groups around it, is one of those that the ids choose. */
export function isOneOf(ids) {
  return (title) => idsIn(title).some((id) => ids.includes(id));
}

/** Whether `npm test`, or else the rest, runs a test of a level that does not run as a whole. `isRepeated`: the same test proves its sentence at another width. */
export function runs(title, { ids, isRepeated, isRest }) {
  const isChosen = !isRepeated && isOneOf(ids)(title);
  return isChosen !== isRest;
}

/** The folder of a test file, which says what kind of test it has. `file` is relative to the project's folder, with `/`. */
export function levelOf(file) {
  return file.split('/')[1];
}

/** The ids of all sentences. */
export function allSentences() {
  return Object.entries(AREAS).flatMap(([area, { sentences }]) => Array.from({ length: sentences }, (_, at) => idOf(area, at + 1)));
}

function idOf(area, number) {
  return `${area}-${String(number).padStart(2, '0')}`;
}
