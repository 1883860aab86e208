// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const accessTokenTexts = {
  section: "Access tokens",
  hint: "For programs that publish or read your page. A token is like a password: keep it secret.",
  loading: "Fetching your access tokens…",
  failedTitle: "This list did not load",
  failed: "The server did not answer. Your tokens are still valid.",
  none: "No program has access to your account.",
  create: "Create a token",
  createTitle: "Create an access token",
  name: "What is it for?",
  nameHint: "For example the name of the program. Only you see it.",
  scopes: "What it allows",
  scopesMissing: "Choose at least one thing that the token allows.",
  lifetime: "Valid for",
  days: (d: { readonly days: number }): string => String(plural(d.days, 0, en, { one: number("en-GB", d.days, 0) + " day", other: number("en-GB", d.days, 0) + " days" })),
  forEver: "Until it is revoked",
  submit: "Create",
  createdTitle: "Your new token",
  createdText: "Copy the token now: it is not shown again.",
  copy: "Copy token",
  copied: "Token copied",
  endless: "Valid until it is revoked",
  expires: (d: { readonly day: string | number }): string => "Valid until " + d.day,
  expired: (d: { readonly day: string | number }): string => "Expired on " + d.day,
  unused: "Never used",
  used: (d: { readonly when: string | number }): string => "Last used " + d.when,
  revoke: "Revoke",
  revokeToken: (d: { readonly name: string | number }): string => "Revoke " + d.name,
  revokeQuestion: (d: { readonly name: string | number }): string => "Revoke " + d.name + "?",
  revokeText: "Programs that use this token lose their access at once.",
  revoked: "Token revoked",
  revokeFailed: "Token not revoked",
};

export const scopeTexts = {
  READ: {
    name: "Read",
    allows: "Your account, your pages and their versions",
  },
  PUBLISH: {
    name: "Publish",
    allows: "Designs, names and addresses of pages; new pages, deleting pages",
  },
  MEDIA: {
    name: "Pictures",
    allows: "Profile pictures, wallpapers and pictures for tiles",
  },
  ACCOUNT: {
    name: "Account",
    allows: "Sessions, access tokens, webhooks, verifying the e-mail address",
  },
};
