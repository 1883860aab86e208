/** The texts of a page's history. */

export const historyTexts = {
  open: 'History',
  title: 'Published versions',
  loading: 'Fetching what you published…',
  failedTitle: 'Your published versions did not load',
  failed: 'The server did not answer. Your page and your draft are not affected.',
  emptyTitle: 'Nothing published yet',
  empty: 'Publish once, and you find that version here. The last 50 are kept.',
  note: 'Restoring fills the editor. Nothing changes for visitors until you publish.',
  today: (time: string) => `Today, ${time}`,
  yesterday: (time: string) => `Yesterday, ${time}`,
  day: (day: string, time: string) => `${day}, ${time}`,
  live: 'Live now',
  first: 'First version',
  restore: 'Restore',
  version: (number: number, moment: string) => `version ${number}: ${moment}`,
  lookAt: (version: string) => `Look at ${version}`,
  fetchingVersion: 'Fetching this version…',
  versionFailedTitle: 'This version did not load',
  restored: 'Restored. Not published yet.',
  notRestored: 'Not restored',
};

/** What a version changed, put together to one sentence: `Tile “Routes” added`, `Title and 2 tiles changed`. */
export const changeTexts = {
  unchanged: 'Nothing changed',
  added: (what: string) => `${what} added`,
  removed: (what: string) => `${what} removed`,
  changed: (what: string) => `${what} changed`,
  namedTile: (name: string) => `tile “${name}”`,
  tiles: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
  title: 'title',
  colors: 'colours',
  socialLinks: 'social links',
  order: 'order of tiles',
};
