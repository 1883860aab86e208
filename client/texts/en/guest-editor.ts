// Compiled from the catalogue in `texts`: change that instead.

export const guestEditorTexts = {
  heading: "Guest Editor Page",
  notice: "A sandbox to try everything in: nothing is saved here. Only this tab keeps your page, until you close it. Registering is free, and your page comes along.",
  noticeNotKept: "A sandbox to try everything in: nothing is saved here. This browser does not let the tab keep your page, so a reload loses it. Registering is free.",
  state: "Only this tab keeps your page",
  stateNotKept: "A reload loses your page",
  publishRefused: "Please register to save",
  linknameToChoose: "YourLinkHere",
  signUpForAddress: "Sign up for an address such as",
  toOwnEditor: "Edit your own page",
};
