// Compiled from the catalogue in `texts`: change that instead.

import { en } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const webhookTexts = {
  failedTitle: "This list did not load",
  failed: "The server did not answer. Your webhooks still work.",
  none: "No service is told of your changes.",
  create: "Add a webhook",
  createTitle: "Add a webhook",
  changeTitle: "Change the webhook",
  address: "Address of the receiver",
  addressHint: "It begins with https://.",
  guide: "What a receiver has to do",
  events: "What it is told of",
  eventsMissing: "Choose at least one event.",
  notVerified: "Your e-mail is not verified yet. It must be before you can add a webhook.",
  submit: "Add",
  save: "Save",
  createdTitle: "The secret of the webhook",
  createdText: "Copy the secret now: it is not shown again. The receiver needs it to check that a message comes from here.",
  copy: "Copy secret",
  copied: "Secret copied",
  manage: "Manage",
  manageWebhook: (d: { readonly address: string | number }): string => "Manage " + d.address,
  manageTitle: "Webhook",
  on: "Switched on",
  off: "Switched off",
  failing: (d: { readonly when: string | number }): string => "Nothing could be delivered since " + d.when,
  switchOn: "Switch on",
  switchOff: "Switch off",
  change: "Change",
  test: "Send a test",
  tested: "The test is on its way",
  rotate: "New secret",
  rotateQuestion: "Make a new secret?",
  rotateText: "For 24 hours, messages are signed with both secrets. After that, only with the new one.",
  delete: "Delete",
  deleteQuestion: "Delete this webhook?",
  deleteText: (d: { readonly address: string | number }): string => "Nothing more is sent to " + d.address + ", and the list of its messages is deleted.",
  deleted: "Webhook deleted",
  deliveries: "Last messages",
  loading: "Fetching the messages…",
  deliveriesFailed: "The server did not answer. The messages are sent nevertheless.",
  noDeliveries: "Nothing was sent in the last seven days.",
  message: "Show the message",
  sendAgain: "Send again",
  sendAgainOf: (d: { readonly type: string | number; readonly when: string | number }): string => "Send again: " + d.type + ", " + d.when,
  sentAgain: "It is sent again",
  waiting: "Waits to be sent",
  delivered: (d: { readonly status: string | number }): string => "Delivered, status " + d.status,
  answered: (d: { readonly status: string | number }): string => "The receiver answered with status " + d.status + ".",
  retry: (d: { readonly failure: string | number; readonly when: string | number }): string => d.failure + " Next attempt: " + d.when,
  trying: (d: { readonly failure: string | number }): string => d.failure + " It is tried again.",
  givenUp: (d: { readonly attempts: number; readonly failure: string | number }): string => String(plural(d.attempts, 0, en, { "0": "Given up.", one: "Given up after " + number("en-GB", d.attempts, 0) + " attempt.", other: "Given up after " + number("en-GB", d.attempts, 0) + " attempts." }) + " " + d.failure),
};

export const webhookEventTexts = {
  PAGE_PUBLISHED: "A page is published",
  PAGE_RENAMED: "A page gets another linkname",
  PAGE_DELETED: "A page is deleted",
  PICTURE_CHANGED: "A profile picture or wallpaper changes",
  ACCOUNT_DELETED: "The account is deleted",
};

export const webhookEndTexts = {
  GONE: "Switched off, because the receiver answered that it is gone (410)",
  FAILING: "Switched off, because nothing could be delivered for three days",
  RECOVERED: "Switched off, because the password was reset by mail, or Google was used for the first time. If you know the address, switch it on again",
};

export const webhookFailureTexts = {
  TIMEOUT: "The receiver did not answer within 10 seconds.",
  ADDRESS: "The address is not in the public Internet.",
  NAME: "The name in the address was not found.",
  CONNECTION: "There was no connection, or no valid certificate.",
  SWITCHED_OFF: "The webhook was switched off meanwhile.",
  UNHEARD: "The last attempt ended without a result.",
};
