// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const changeTexts = {
  unchanged: "Nothing changed",
  added: (d: { readonly what: string | number }): string => d.what + " added",
  removed: (d: { readonly what: string | number }): string => d.what + " removed",
  changed: (d: { readonly what: string | number }): string => d.what + " changed",
  namedTile: (d: { readonly name: string | number }): string => "tile “" + d.name + "”",
  tiles: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: number("en-GB", d.count, 0) + " tile", other: number("en-GB", d.count, 0) + " tiles" })),
  title: "title",
  colors: "colours",
  socialLinks: "social links",
  order: "order of tiles",
};

export const historyTexts = {
  title: "Published versions",
  loading: "Fetching what you published…",
  failedTitle: "Your published versions did not load",
  failed: "The server did not answer. Your page and your draft are not affected.",
  emptyTitle: "Nothing published yet",
  empty: "Publish once, and you find that version here. The last 50 are kept.",
  note: "Restoring fills the editor. Nothing changes for visitors until you publish.",
  today: (d: { readonly time: string | number }): string => "Today, " + d.time,
  yesterday: (d: { readonly time: string | number }): string => "Yesterday, " + d.time,
  day: (d: { readonly day: string | number; readonly time: string | number }): string => d.day + ", " + d.time,
  live: "Live now",
  first: "First version",
  restore: "Restore",
  version: (d: { readonly number: string | number; readonly moment: string | number }): string => "version " + d.number + ": " + d.moment,
  lookAt: (d: { readonly version: string | number }): string => "Look at " + d.version,
  allVersions: "All versions",
  fetchingVersion: "Fetching this version…",
  versionFailedTitle: "This version did not load",
  restored: "Restored. Not published yet.",
  notRestored: "Not restored",
  restoreVersion: (d: { readonly version: string | number }): string => "Restore " + d.version,
};
