// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const guestEditorTexts = {
  heading: "Guest Editor Page",
  notice: "A sandbox to try everything in: nothing is saved here. Registering is free. Your page comes along.",
  state: "Nothing is saved here",
  publishRefused: "Please register to save",
  linknameToChoose: "YourLinkHere",
  signUpForAddress: "Sign up for an address such as",
  toOwnEditor: "Edit your own page",
};
