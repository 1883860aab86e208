// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const webhookTexts = {
  failedTitle: "Diese Liste wurde nicht geladen",
  failed: "Der Server hat nicht geantwortet. Deine Webhooks arbeiten weiter.",
  none: "Kein Dienst erfährt von deinen Änderungen.",
  create: "Webhook hinzufügen",
  createTitle: "Webhook hinzufügen",
  changeTitle: "Webhook ändern",
  address: "Adresse des Empfängers",
  addressHint: "Sie beginnt mit https://.",
  guide: "Was ein Empfänger tun muss",
  events: "Was er erfährt",
  eventsMissing: "Wähle mindestens ein Ereignis.",
  notVerified: "Deine E-Mail-Adresse ist noch nicht bestätigt. Das muss sie sein, bevor du einen Webhook hinzufügen kannst.",
  submit: "Hinzufügen",
  save: "Speichern",
  createdTitle: "Das Geheimnis des Webhooks",
  createdText: "Kopiere das Geheimnis jetzt: Es wird nicht noch einmal gezeigt. Der Empfänger prüft damit, ob eine Nachricht von hier kommt.",
  copy: "Geheimnis kopieren",
  copied: "Geheimnis kopiert",
  manage: "Verwalten",
  manageWebhook: (d: { readonly address: string | number }): string => d.address + " verwalten",
  manageTitle: "Webhook",
  on: "Eingeschaltet",
  off: "Ausgeschaltet",
  failing: (d: { readonly when: string | number }): string => "Seit " + d.when + " konnte nichts zugestellt werden",
  switchOn: "Einschalten",
  switchOff: "Ausschalten",
  change: "Ändern",
  test: "Test senden",
  tested: "Der Test ist unterwegs",
  rotate: "Neues Geheimnis",
  rotateQuestion: "Neues Geheimnis erzeugen?",
  rotateText: "24 Stunden lang werden Nachrichten mit beiden Geheimnissen unterschrieben. Danach nur noch mit dem neuen.",
  delete: "Löschen",
  deleteQuestion: "Diesen Webhook löschen?",
  deleteText: (d: { readonly address: string | number }): string => "An " + d.address + " wird nichts mehr gesendet, und die Liste seiner Nachrichten wird gelöscht.",
  deleted: "Webhook gelöscht",
  deliveries: "Letzte Nachrichten",
  loading: "Die Nachrichten werden geholt …",
  deliveriesFailed: "Der Server hat nicht geantwortet. Die Nachrichten werden trotzdem gesendet.",
  noDeliveries: "In den letzten sieben Tagen wurde nichts gesendet.",
  message: "Nachricht zeigen",
  sendAgain: "Noch einmal senden",
  sendAgainOf: (d: { readonly type: string | number; readonly when: string | number }): string => "Noch einmal senden: " + d.type + ", " + d.when,
  sentAgain: "Wird noch einmal gesendet",
  waiting: "Wartet darauf, gesendet zu werden",
  delivered: (d: { readonly status: string | number }): string => "Zugestellt, Status " + d.status,
  answered: (d: { readonly status: string | number }): string => "Der Empfänger hat mit Status " + d.status + " geantwortet.",
  retry: (d: { readonly failure: string | number; readonly when: string | number }): string => d.failure + " Nächster Versuch: " + d.when,
  trying: (d: { readonly failure: string | number }): string => d.failure + " Es wird erneut versucht.",
  givenUp: (d: { readonly attempts: number; readonly failure: string | number }): string => String(plural(d.attempts, 0, de, { "0": "Aufgegeben.", one: "Nach " + number("de", d.attempts, 0) + " Versuch aufgegeben.", other: "Nach " + number("de", d.attempts, 0) + " Versuchen aufgegeben." }) + " " + d.failure),
};

export const webhookEventTexts = {
  PAGE_PUBLISHED: "Eine Seite wird veröffentlicht",
  PAGE_RENAMED: "Eine Seite bekommt einen anderen Linknamen",
  PAGE_DELETED: "Eine Seite wird gelöscht",
  PICTURE_CHANGED: "Ein Profilbild oder Hintergrundbild ändert sich",
  ACCOUNT_DELETED: "Das Konto wird gelöscht",
};

export const webhookEndTexts = {
  GONE: "Ausgeschaltet, weil der Empfänger geantwortet hat, dass es ihn nicht mehr gibt (410)",
  FAILING: "Ausgeschaltet, weil drei Tage lang nichts zugestellt werden konnte",
  RECOVERED: "Ausgeschaltet, weil das Passwort per Mail zurückgesetzt oder Google zum ersten Mal benutzt wurde. Wenn du die Adresse kennst, schalte ihn wieder ein",
};

export const webhookFailureTexts = {
  TIMEOUT: "Der Empfänger hat nicht innerhalb von 10 Sekunden geantwortet.",
  ADDRESS: "Die Adresse liegt nicht im öffentlichen Internet.",
  NAME: "Der Name in der Adresse wurde nicht gefunden.",
  CONNECTION: "Es gab keine Verbindung oder kein gültiges Zertifikat.",
  SWITCHED_OFF: "Der Webhook wurde inzwischen ausgeschaltet.",
  UNHEARD: "Der letzte Versuch endete ohne Ergebnis.",
};
