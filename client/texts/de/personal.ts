// Compiled from the catalogue in `texts`: change that instead.

import { de } from '@messageformat/runtime/lib/cardinals';

import { plural } from '@messageformat/runtime';

export const deletionTexts = {
  section: "Konto löschen",
  hint: "Sofort und endgültig. Niemand kann es zurückholen.",
  open: "Konto löschen …",
  title: "Dein Konto löschen",
  goes: "Das verschwindet, sofort und endgültig:",
  parts: [
    "deine Seite und alles, was darauf steht",
    "deine Bilder und die Entwürfe auf diesem Gerät",
    "jede Sitzung: Du wirst auf allen Geräten abgemeldet",
  ],
  address: "Die Adresse deiner Seite ist nach 30 Tagen wieder für alle frei.",
  confirmWith: (d: { readonly username: string | number }): string => "Tippe zur Bestätigung deinen Benutzernamen, " + d.username + ", und dein Passwort ein.",
  withoutPassword: "Das Löschen bestätigst du mit deinem Passwort, und dieses Konto hat noch keines. Wähle zuerst eines.",
  submit: "Konto löschen",
  submitting: "Wird gelöscht",
  done: "Konto gelöscht",
  failed: "Konto nicht gelöscht",
};

export const emailLinkTexts = {
  ask: "Ein Druck bestätigt deine E-Mail-Adresse.",
  verifying: "Wird bestätigt …",
  verified: "E-Mail bestätigt",
  isVerified: "Deine E-Mail-Adresse ist bestätigt.",
  failed: "Fehler",
  noAnswer: "Der Server hat nicht geantwortet, deshalb wurde der Link nicht eingelöst. Öffne ihn noch einmal.",
  title: "Deine E-Mail-Adresse",
};

export const emailTexts = {
  section: "E-Mail",
  hint: "Wir schreiben nur wegen deines Kontos.",
  verified: "Bestätigt.",
  notVerified: "Noch nicht bestätigt.",
  verify: "E-Mail bestätigen",
  isVerified: "E-Mail bestätigt",
  nowVerified: "E-Mail bestätigt",
  onItsWay: (d: { readonly email: string | number }): string => "Eine Mail an " + d.email + " ist unterwegs. Öffne innerhalb von 24 Stunden den Link darin, und schau auch im Spam-Ordner nach.",
  alreadyVerified: "Deine E-Mail-Adresse ist schon bestätigt.",
  initiated: "Die Mail zur Bestätigung ist unterwegs.",
  failed: "Beim Bestätigen der E-Mail ist ein Fehler aufgetreten.",
  noAnswer: "Ein Fehler ist aufgetreten. Bitte versuch es später noch einmal.",
  sent: "Öffne innerhalb von 24 Stunden den Link in der Mail. Sie kann im Spam-Ordner liegen.",
  resting: "In ein paar Sekunden kannst du noch eine Mail anfordern.",
};

export const firstStepTexts = {
  lead: "Diese Adresse gehört dir",
  text: "Dort ist noch nichts veröffentlicht. Setz deine erste Kachel und drück dann auf „Veröffentlichen“.",
  open: "Editor öffnen",
};

export const verifiedStepTexts = {
  lead: "Deine E-Mail-Adresse ist bestätigt",
  text: "Jetzt kannst du Bilder hinzufügen. Wenn deine Seite noch in einem anderen Tab offen ist, mach dort weiter.",
  open: "Zurück zum Editor",
};

export const genpageTexts = {
  looking: "Deine Seite wird gesucht …",
};

export const passwordTexts = {
  section: "Passwort",
  hint: "Wir schicken dir einen Link, mit dem du ein neues wählst. Danach bist du auf allen Geräten abgemeldet.",
  hintWithout: "Bisher meldest du dich ohne Passwort an. Wir schicken dir einen Link, mit dem du eines wählst.",
  change: "Passwort ändern",
};

export const personalTexts = {
  title: "Konto",
  loading: "Dein Konto wird geholt …",
  failedTitle: "Dein Konto wurde nicht geladen",
  failed: "Der Server hat nicht geantwortet. Deine Seite ist davon nicht betroffen.",
  address: "Deine Adresse",
  addressHint: "Wenn du sie änderst, führen alte Links zur neuen.",
  addressInvitation: "Wähle den Namen, unter dem deine Seite zu sehen ist.",
  linkname: "Wähle hier deinen Linknamen",
  update: "Ändern",
  updated: "Linkname geändert",
  updateFailed: "Fehler",
  current: "Das ist dein jetziger Linkname.",
  present: (d: { readonly address: string | number }): string => "Deine Seite steht unter " + d.address,
  hidden: "Wer diese Website betreibt, blendet deine Seite für andere aus. Schreib an",
};

export const formerAddressTexts = {
  title: "Frühere Adressen",
  hint: "Sie führen zu deiner jetzigen Adresse.",
  keptUntil: (d: { readonly date: string | number }): string => "Vor dem " + d.date + " kann sie niemand sonst übernehmen.",
  open: "Jetzt kann sie jeder übernehmen. Bis dahin führt sie hierher.",
  useAgain: "Wieder nehmen",
  useAddressAgain: (d: { readonly address: string | number }): string => "Wieder nehmen: " + d.address,
  release: "Freigeben",
  releaseAddress: (d: { readonly address: string | number }): string => "Freigeben: " + d.address,
  releaseQuestion: (d: { readonly address: string | number }): string => d.address + " freigeben?",
  releaseExplanation: "Links und gedruckte Codes mit ihr führen dann nicht mehr zu deiner Seite, und jeder kann sie sofort übernehmen.",
  released: "Adresse freigegeben",
  own: "Das ist eine deiner früheren Adressen. Du kannst sie zurückhaben.",
};

export const sessionListTexts = {
  section: "Wo du angemeldet bist",
  hint: "Wenn du eines dieser Geräte nicht kennst, melde es ab und ändere dein Passwort.",
  loading: "Es wird nachgesehen, wo du angemeldet bist …",
  failedTitle: "Diese Liste wurde nicht geladen",
  failed: "Der Server hat nicht geantwortet. Du bist weiterhin angemeldet.",
  device: (d: { readonly browser: string | number; readonly system: string | number }): string => d.browser + " unter " + d.system,
  unknownDevice: "Unbekanntes Gerät",
  thisDevice: "Dieses Gerät",
  onlyHere: "Du bist nur hier angemeldet.",
  lastUsed: "Zuletzt benutzt",
  withinTheHour: "in der letzten Stunde",
  signOut: "Abmelden",
  signOutQuestion: (d: { readonly device: string | number }): string => d.device + " abmelden?",
  signedOut: "Abgemeldet",
  signOutFailed: "Nicht abgemeldet",
  everywhere: "Überall abmelden",
  everywhereQuestion: "Auf allen Geräten abmelden, auch auf diesem?",
  signedOutEverywhere: "Überall abgemeldet",
  signOutDevice: (d: { readonly device: string | number }): string => d.device + " abmelden",
};

export const usernameTexts = {
  section: "Benutzername",
  hint: "Deine Seite zeigt ihn nicht.",
  yours: "Dein Benutzername ist",
};

export const storageTexts = {
  section: "Speicherplatz",
  hint: "Was deine Seiten und Bilder belegen.",
  loading: "Dein Speicherplatz wird geladen",
  failedTitle: "Dein Speicherplatz wurde nicht geladen",
  failed: "Der Server hat nicht geantwortet.",
  used: (d: { readonly used: string | number; readonly most: string | number }): string => d.used + " von " + d.most + " belegt",
  pages: "Seiten",
  versions: "Frühere Versionen",
  pictures: "Bilder",
  oldestGo: "Wenn er voll ist, gehen zuerst die ältesten Versionen deiner Seiten.",
  moreWhenVerified: "Mit bestätigter E-Mail-Adresse hast du mehr Platz.",
};

export const languageSettingTexts = {
  section: "Sprache",
  hint: "Gilt für die App und unsere Mails. Was du auf deine Seite schreibst, bleibt, wie du es geschrieben hast.",
};

export const webhookSectionTexts = {
  section: "Webhooks",
  hint: "Andere Dienste können erfahren, wenn sich deine Seiten oder dein Konto ändern.",
  loading: "Deine Webhooks werden geholt …",
};

export const roomTexts = {
  nav: "Einstellungen",
  pages: "Seiten",
  pagesNote: (d: { readonly count: number }): string => String(plural(d.count, 0, de, { one: "1 Seite", other: d.count + " Seiten" })),
  security: "Sicherheit",
  securityNote: "Passwort und Geräte",
  developers: "Für Programme",
  developersNote: "Zugriffstokens und Webhooks",
  account: "Sprache & Daten",
  accountNote: "Sprache, Speicherplatz, Löschen",
};
