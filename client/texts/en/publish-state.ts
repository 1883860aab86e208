// Compiled by `npm run texts`: change the catalogue in `texts` instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const publishStateTexts = {
  mailSent: (d: { readonly email: string | number }): string => "A mail to " + d.email + " is on its way. Open the link in it before you add pictures.",
  published: "Published",
  changes: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: number("en-GB", d.count, 0) + " change not published", other: number("en-GB", d.count, 0) + " changes not published" })),
  someChanges: "Changes not published",
  short: (d: { readonly count: string | number }): string => d.count + " not published",
  never: "Not published yet",
  shortNever: "Not published",
  publishing: "Publishing",
  kept: "Only on this device",
  onlyHere: "This draft is only on this device. When you publish it, your account has it on every device.",
  notKept: "Not kept on this device",
  notSaved: "Not saved",
  offline: "You appear to be offline.",
  noAddress: "No address yet",
  nobodyOpens: "Published, but unseen",
  hidden: "Hidden by the operator",
  today: (d: { readonly time: string | number }): string => "today at " + d.time,
  yesterday: (d: { readonly time: string | number }): string => "yesterday at " + d.time,
  day: (d: { readonly day: string | number; readonly time: string | number }): string => d.day + " at " + d.time,
  changed: "Your changes are not published yet. They are kept only on this device.",
  label: "What visitors see",
  waiting: (d: { readonly moment: string | number }): string => "Visitors see the page of " + d.moment + ". These changes wait:",
  waitingUndated: "Visitors do not see these changes yet:",
  upToDate: "Visitors see the page as it is here.",
  nobody: "Nobody sees this page yet. Publish shows it to visitors.",
  nobodyYet: "Nobody sees this page yet. Publish it, and choose a linkname.",
  isHidden: "The operator of this site hides your page from visitors.",
  hiddenNotice: "Your page is kept, but the operator of this site hides it from visitors.",
  unreachable: "Your page is published, but nobody can open it, because it has no address. Choose a linkname, and people see it at once.",
  waitingUnseen: "Nobody sees your page now. These changes are not published:",
  listFailed: "This list did not load",
  compare: "Compare with the published page",
  discard: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "Discard this change", other: "Discard all " + number("en-GB", d.count, 0) + " changes" })),
  discardQuestion: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "Discard this change?", other: "Discard " + number("en-GB", d.count, 0) + " changes?" })),
  discardExplanation: "The editor then has the published page again. You can undo that.",
  discardConfirm: "Discard",
  discardCancel: "Keep them",
  discarded: "Changes discarded",
  compareTitle: "Published and changed",
  theirs: "Published",
  mine: "With your changes",
  wallpaperIsLive: "Visitors see a new wallpaper at once, without Publish.",
};

export const keepingTexts = {
  "no-room": "This device has no room for your draft. Publish before you leave.",
  "other-tab": "Another tab keeps its own changes on this device. Publish before you leave.",
  removed: "Your draft was removed from this device in another tab.",
};

export const designChangeTexts = {
  title: "Title changed",
  bio: "Line about you changed",
  links: "Social links changed",
  titleColor: "Title colour changed",
  background: "Background changed",
  type: "Type changed",
  header: "Picture and title arranged",
  layout: "Layout changed",
  tileShapes: "Shapes of tiles changed",
  popups: "Look of popups changed",
  theme: "Theme set",
  noTheme: "Theme removed",
  added: "Tile added",
  removed: "Tile removed",
  renamed: "Tile renamed",
  styled: "Look of a tile changed",
  edited: "Tile edited",
  allStyled: "Look of all tiles changed",
  order: "Order of tiles changed",
  other: "Other changes",
  unnamed: "Without a name",
};

export const titleQuestionTexts = {
  question: "Your page is called “My page”",
  hint: "That is what visitors read, and what a shared link shows. Which title do you want?",
  label: "Title for visitors",
  submit: "Save and publish",
  keep: "Keep “My page”",
};
