// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { plural } from '@messageformat/runtime';

export const deletionTexts = {
  section: "Delete account",
  hint: "At once and for good. Nobody can bring it back.",
  open: "Delete account…",
  title: "Delete your account",
  goes: "What goes, at once and for good:",
  parts: [
    "your page and everything on it",
    "your pictures, and the drafts on this device",
    "every session: you are signed out on all devices",
  ],
  address: "The address of your page is free for anybody again after 30 days.",
  confirmWith: (d: { readonly username: string | number }): string => "Type your username, " + d.username + ", and your password to confirm.",
  withoutPassword: "To delete the account you confirm with your password, and this account has none yet. Choose one first.",
  submit: "Delete account",
  submitting: "Deleting",
  done: "Account deleted",
  failed: "Account not deleted",
};

export const emailLinkTexts = {
  ask: "One press verifies your e-mail address.",
  verifying: "Verifying…",
  verified: "E-mail verified",
  isVerified: "Your e-mail address is verified.",
  failed: "Error",
  noAnswer: "The server did not answer, so the link was not used. Open it once more.",
  title: "Your e-mail address",
};

export const emailTexts = {
  section: "E-mail",
  hint: "We write only about your account.",
  verified: "Verified.",
  notVerified: "Not verified yet.",
  verify: "Verify E-mail",
  isVerified: "E-mail Verified",
  nowVerified: "Email verified",
  onItsWay: (d: { readonly email: string | number }): string => "A mail to " + d.email + " is on its way. Open the link in it within 24 hours, and look in the junk folder, too.",
  alreadyVerified: "Your e-mail address is verified already.",
  initiated: "Email verification initiated successfully.",
  failed: "There was an error verifying the email.",
  noAnswer: "An error occurred. Please try again later.",
  sent: "Open the link in the mail within 24 hours. It may be in the junk folder.",
  resting: "You can ask for another mail in a few seconds.",
};

export const firstStepTexts = {
  lead: "This address is yours",
  text: "Nothing is published there yet. Set your first tile, then press Publish.",
  open: "Open the editor",
};

export const verifiedStepTexts = {
  lead: "Your e-mail address is verified",
  text: "You can add pictures now. If your page is still open in another tab, go on there.",
  open: "Back to the editor",
};

export const genpageTexts = {
  looking: "Looking for your page…",
};

export const passwordTexts = {
  section: "Password",
  hint: "We mail you a link to choose a new one. Using it signs you out on every device.",
  hintWithout: "You sign in without one so far. We mail you a link to choose one.",
  change: "Change Password",
};

export const personalTexts = {
  title: "Personal",
  loading: "Fetching your account…",
  failedTitle: "Your account did not load",
  failed: "The server did not answer. Your page is not affected.",
  address: "Your address",
  addressHint: "When you change it, old links lead to the new one.",
  addressInvitation: "Choose the name under which your page is seen.",
  linkname: "Select your linkname here",
  update: "Update",
  updated: "Linkname updated",
  updateFailed: "Error",
  current: "This is your present linkname.",
  present: (d: { readonly address: string | number }): string => "Your page is at " + d.address,
  hidden: "The operator of this site hides your page from visitors. Write to",
};

export const formerAddressTexts = {
  title: "Earlier addresses",
  hint: "They lead visitors to your present address.",
  keptUntil: (d: { readonly date: string | number }): string => "Nobody else can claim it before " + d.date + ".",
  open: "Anybody can claim it now. Until then it leads here.",
  useAgain: "Use again",
  useAddressAgain: (d: { readonly address: string | number }): string => "Use again: " + d.address,
  release: "Release",
  releaseAddress: (d: { readonly address: string | number }): string => "Release " + d.address,
  releaseQuestion: (d: { readonly address: string | number }): string => "Release " + d.address + "?",
  releaseExplanation: "Links and printed codes with it no longer lead to your page, and anybody can claim it at once.",
  released: "Address released",
  own: "This is one of your earlier addresses. You can have it back.",
};

export const sessionListTexts = {
  section: "Where you are signed in",
  hint: "If you do not recognise one of these, sign it out and change your password.",
  loading: "Fetching where you are signed in…",
  failedTitle: "This list did not load",
  failed: "The server did not answer. You are still signed in.",
  device: (d: { readonly browser: string | number; readonly system: string | number }): string => d.browser + " on " + d.system,
  unknownDevice: "Unknown device",
  thisDevice: "This device",
  onlyHere: "You are signed in only here.",
  lastUsed: "Last used",
  withinTheHour: "within the last hour",
  signOut: "Sign out",
  signOutQuestion: (d: { readonly device: string | number }): string => "Sign out " + d.device + "?",
  signedOut: "Signed out",
  signOutFailed: "Not signed out",
  everywhere: "Sign out everywhere",
  everywhereQuestion: "Sign out on every device, this one included?",
  signedOutEverywhere: "Signed out everywhere",
  signOutDevice: (d: { readonly device: string | number }): string => "Sign out " + d.device,
};

export const usernameTexts = {
  section: "Username",
  hint: "Your page does not show it.",
  yours: "Your username is",
};

export const storageTexts = {
  section: "Storage",
  hint: "What your pages and pictures take up.",
  loading: "Loading your storage",
  failedTitle: "Your storage did not load",
  failed: "The server did not answer.",
  used: (d: { readonly used: string | number; readonly most: string | number }): string => d.used + " of " + d.most + " used",
  pages: "Pages",
  versions: "Former versions",
  pictures: "Pictures",
  oldestGo: "When it is full, the oldest versions of your pages go first.",
  moreWhenVerified: "There is more room when your e-mail address is verified.",
};

export const languageSettingTexts = {
  section: "Language",
  hint: "Of the app and of our mails. What you write on your page stays as you wrote it.",
};

export const webhookSectionTexts = {
  section: "Webhooks",
  hint: "Other services can be told when your pages or your account change.",
  loading: "Fetching your webhooks…",
};

export const roomTexts = {
  nav: "Settings",
  pages: "Pages",
  pagesNote: (d: { readonly count: number }): string => String(plural(d.count, 0, en, { one: "1 page", other: d.count + " pages" })),
  security: "Security",
  securityNote: "Password and devices",
  developers: "Developers",
  developersNote: "Access tokens and webhooks",
  account: "Language & account",
  accountNote: "Language, storage, delete",
};
