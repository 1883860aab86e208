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

export const addressQuestionTexts = {
  title: "Your page has no address yet",
  hint: "It is published, but nobody can open it. Choose a linkname, and people see it at once.",
  submit: "Use this address",
  later: "Later",
};

export const pageAddressTexts = {
  title: "Your page is public",
  hint: "Anybody can open it at this address. Put it where people look for you.",
  address: "Address of your page",
  code: "QR code",
  share: "Share",
};
