// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { number, plural } from '@messageformat/runtime';

export const accessTokenTexts = {
  section: "Zugriffstokens",
  hint: "Für Programme, die deine Seite veröffentlichen oder lesen. Ein Token ist wie ein Passwort: Halt es geheim.",
  loading: "Deine Zugriffstokens werden geholt …",
  failedTitle: "Diese Liste wurde nicht geladen",
  failed: "Der Server hat nicht geantwortet. Deine Tokens gelten weiter.",
  none: "Kein Programm hat Zugriff auf dein Konto.",
  create: "Token erstellen",
  createTitle: "Zugriffstoken erstellen",
  name: "Wofür ist es?",
  nameHint: "Zum Beispiel der Name des Programms. Nur du siehst ihn.",
  scopes: "Was es erlaubt",
  scopesMissing: "Wähle mindestens eines, was das Token erlaubt.",
  lifetime: "Gültig für",
  days: (d: { readonly days: number }): string => String(plural(d.days, 0, de, { one: number("de", d.days, 0) + " Tag", other: number("de", d.days, 0) + " Tage" })),
  forEver: "Bis zum Widerruf",
  submit: "Erstellen",
  createdTitle: "Dein neues Token",
  createdText: "Kopiere das Token jetzt: Es wird nicht noch einmal gezeigt.",
  copy: "Token kopieren",
  copied: "Token kopiert",
  endless: "Gültig bis zum Widerruf",
  expires: (d: { readonly day: string | number }): string => "Gültig bis " + d.day,
  expired: (d: { readonly day: string | number }): string => "Abgelaufen am " + d.day,
  unused: "Nie benutzt",
  used: (d: { readonly when: string | number }): string => "Zuletzt benutzt: " + d.when,
  revoke: "Widerrufen",
  revokeToken: (d: { readonly name: string | number }): string => d.name + " widerrufen",
  revokeQuestion: (d: { readonly name: string | number }): string => d.name + " widerrufen?",
  revokeText: "Programme mit diesem Token verlieren sofort den Zugriff.",
  revoked: "Token widerrufen",
  revokeFailed: "Token nicht widerrufen",
};

export const scopeTexts = {
  READ: {
    name: "Lesen",
    allows: "Dein Konto, deine Seiten und ihre Versionen",
  },
  PUBLISH: {
    name: "Veröffentlichen",
    allows: "Gestaltung, Namen und Adressen der Seiten; neue Seiten, Seiten löschen",
  },
  MEDIA: {
    name: "Bilder",
    allows: "Profilbilder, Hintergrundbilder und Bilder für Kacheln",
  },
  ACCOUNT: {
    name: "Konto",
    allows: "Sitzungen, Zugriffstokens, Webhooks, Bestätigung der E-Mail-Adresse",
  },
};
