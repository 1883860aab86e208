// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const pagesTexts = {
  section: "Your pages",
  hint: "Each page has its own address. “My page” at the top opens your main page.",
  main: "Main page",
  noAddress: "No address yet",
  copyLink: (d: { readonly page: string | number }): string => "Copy the link of " + d.page,
  new: "New page",
  edit: "Edit",
  editPage: (d: { readonly page: string | number }): string => "Edit " + d.page,
  more: (d: { readonly page: string | number }): string => "More about " + d.page,
  view: "View page",
  code: "QR code…",
  feed: "Turn on the RSS feed",
  noFeed: "Turn off the RSS feed",
  feedBegun: (d: { readonly address: string | number }): string => "Readers can follow " + d.address + " in a feed reader. New and changed tiles appear there.",
  feedEnded: "The feed has ended.",
  rename: "Name…",
  duplicate: "Duplicate",
  makeMain: "Make it the main page",
  changeAddress: "Change address…",
  delete: "Delete…",
  mainStays: "The main page cannot be deleted. Make another page the main one first.",
  up: "Move up",
  down: "Move down",
  moved: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => d.page + " is now " + d.place + " of " + d.total + ".",
  copied: (d: { readonly page: string | number }): string => "Copy of " + d.page,
  duplicated: "Page duplicated",
  duplicating: "Duplicating…",
  nowMain: (d: { readonly page: string | number }): string => d.page + " is the main page now.",
  makingMain: "Making it the main page…",
  renamed: "Name changed",
  addressChanged: "Address changed",
  deleted: "Page deleted",
  failed: "Not changed",
  drag: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => "Move " + d.page + ", " + d.place + " of " + d.total,
  draggable: "draggable",
  dragInstructions: "Press Space to lift the page, the arrow keys to move it, and Space again to drop it. Escape cancels.",
  lifted: (d: { readonly page: string | number; readonly place: string | number; readonly total: string | number }): string => "Lifted: " + d.page + ", " + d.place + " of " + d.total + ".",
  over: (d: { readonly place: string | number; readonly total: string | number }): string => "Would be " + d.place + " of " + d.total + ".",
  notMoved: (d: { readonly page: string | number }): string => d.page + " stays where it was.",
};

export const pageStateTexts = {
  draft: "Changes not published",
  published: "Published",
  never: "Not published yet",
  hidden: "Hidden by the operator",
};

export const newPageTexts = {
  title: "New page",
  name: "Name",
  nameHint: "Only you see it.",
  address: "Address",
  addressHint: "You can also choose one later.",
  begin: "Begin with",
  starter: "A starter",
  starterHint: "You choose it on the next screen, by what you do.",
  empty: "An empty page",
  copy: (d: { readonly page: string | number }): string => "A copy of " + d.page,
  which: "Page to copy",
  copyPublic: (d: { readonly page: string | number }): string => "It gets what visitors see of " + d.page + ", without changes that are not published, and is public at its address at once.",
  copyUnseen: (d: { readonly page: string | number }): string => "It gets what visitors see of " + d.page + ", without changes that are not published. Nobody sees it until it has an address.",
  copyEmpty: (d: { readonly page: string | number }): string => d.page + " was never published, so the new page begins empty.",
  submit: "Make the page",
  failed: "The page was not made",
};

export const pageDialogTexts = {
  renameTitle: "Name of the page",
  addressTitle: "Address of the page",
  save: "Save",
};

export const deletePageTexts = {
  title: (d: { readonly page: string | number }): string => "Delete " + d.page,
  goes: "The page goes at once and for good, with its pictures, its history and its draft on this device.",
  address: "Its address is free for anybody again after 30 days.",
  confirm: (d: { readonly linkname: string | number }): string => "Type its linkname, " + d.linkname + ", to confirm",
  without: "It has no address yet, so nobody has seen it.",
  submit: "Delete page",
};
