// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const signUpTexts = {
  title: "Choose an address for this page",
  hint: "Choose an address and sign up. Your page comes along, with everything on it.",
  address: "Address you would like",
  addressHint: "You can also choose one later.",
  later: "Not now",
};

export const ownEditorTexts = {
  title: "This is the guest editor",
  hint: "Nothing is saved here. You are signed in, so publish in the editor of your own page.",
};
