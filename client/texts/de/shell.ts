// Compiled from the catalogue in `texts`: change that instead.

export const languageTexts = {
  tag: "de",
  direction: "ltr",
  id: "de",
  choose: "Sprache",
  formats: "de",
};

export const controlTexts = {
  close: "Schließen",
  cancel: "Abbrechen",
  understood: "OK",
  showPassword: "Passwort anzeigen",
  hidePassword: "Passwort verbergen",
  notification: "Mitteilung",
  notifications: "Mitteilungen",
};

export const failureTexts = {
  tryAgain: "Erneut versuchen",
  unanswered: "Der Server hat nicht geantwortet. Prüfe deine Verbindung und versuch es noch einmal.",
  blocked: "Das wurde nicht gesendet, weil sich in einem anderen Tab jemand an- oder abgemeldet hat. Lade diese Seite neu.",
  expired: "Die Sitzung dieses Tabs ist zu Ende. Lade diese Seite neu, um weiterzumachen.",
};

export const leavingTexts = {
  question: "Du hast ungespeicherte Änderungen. Möchtest du wirklich gehen?",
  myPageQuestion: "Deine Seite hat ungespeicherte Änderungen. Möchtest du wirklich gehen?",
  stay: "Bleiben und weitermachen",
  leave: "Gehen",
};

export const loadingTexts = {
  screen: "Wird geladen …",
};

export const navigationTexts = {
  skip: "Zum Inhalt springen",
  main: "Hauptmenü",
  home: (d: { readonly siteName: string | number }): string => d.siteName + ", Startseite",
  openMenu: "Menü öffnen",
  closeMenu: "Menü schließen",
  blog: "Blog",
  guestEditor: "Gast-Editor",
  login: "Anmelden",
  register: "Gratis starten",
  personal: "Konto",
  editor: "Editor",
  logOut: "Abmelden",
  myPage: "Meine Seite",
  logOutQuestion: "Möchtest du dich wirklich abmelden?",
  loggedOut: "Abgemeldet",
  logOutFailed: "Fehler beim Abmelden",
};

export const newVersionTexts = {
  question: "Diese Website wurde aktualisiert. Die neue Version laden?",
  explanation: "Was du geöffnet hast, gibt es nur in der neuen Version.",
  load: "Neue Version laden",
  later: "Jetzt nicht",
};

export const noScriptText = "Zum Anmelden und Bearbeiten ist JavaScript nötig. Veröffentlichte Seiten kannst du auch ohne lesen.";

export const notFoundTexts = {
  title: "Nicht gefunden",
  explanation: "Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.",
  home: "Zur Startseite",
};

export const screenFailedTexts = {
  title: "Diese Ansicht konnte nicht angezeigt werden",
  explanation: "Ein Teil davon ist nicht angekommen, oder etwas darin ist schiefgegangen. Deine Seite ist davon nicht betroffen.",
};

export const sessionTexts = {
  expired: "Sitzung abgelaufen",
  stay: "Hier bleiben",
  changes: {
    "signed-out": {
      title: "Du bist abgemeldet",
      explanation: "Jemand hat sich in einem anderen Tab abgemeldet, oder deine Sitzung ist zu Ende. Aus diesem Tab wird nichts gesendet, bis du dich wieder anmeldest.",
      goOn: "Neu anmelden",
    },
    replaced: {
      title: "In einem anderen Tab gilt jetzt ein anderes Konto",
      explanation: "Dieser Tab zeigt noch das Konto, das vorher angemeldet war. Aus ihm wird nichts mehr gesendet.",
      goOn: "Konto wechseln",
    },
    "signed-in": {
      title: "Du bist jetzt angemeldet",
      explanation: "Du hast dich in einem anderen Tab angemeldet, nachdem dieser hier geöffnet wurde. Aus diesem wird nichts mehr gesendet.",
      goOn: "Angemeldet weitermachen",
    },
  },
};

export const workTexts = {
  kept: "Dein Entwurf bleibt auf diesem Gerät.",
  lost: "Was du nicht gespeichert hast, geht verloren.",
};
