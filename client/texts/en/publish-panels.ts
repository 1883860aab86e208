// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const signUpTexts = {
  title: "Choose an address for this page",
  hint: "Choose an address and sign up. Your page comes along, with everything on it, and is published.",
  hintWithoutPage: "Choose an address and sign up.",
  address: "Address you would like",
  addressHint: "You can also choose one later.",
  later: "Not now",
};

export const ownEditorTexts = {
  title: "This is the guest editor",
  hint: "Only this tab keeps this page, until you close it or log out. You are signed in, so publish in the editor of your own page.",
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

export const unfinishedTexts = {
  title: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "A tile is not finished", other: number("en-GB", d.count, 0) + " tiles are not finished" })),
  hint: "Press one to finish it. Until then, visitors do not see it, or see only its name.",
  noText: "No text yet",
  anyway: "Publish anyway",
};

export const unwrittenTexts = {
  title: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "A tile has no text yet", other: number("en-GB", d.count, 0) + " tiles have no text yet" })),
  hint: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "Visitors see its name, and find nothing when they open it. Press it to write its text.", other: "Visitors see their names, and find nothing when they open them. Press one to write its text." })),
  later: "Later",
};
