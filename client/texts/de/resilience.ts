// Compiled from the catalogue in `texts`: change that instead.

export const installTexts = {
  description: "Eine kurze Adresse mit Kacheln, die sich öffnen: eine eigene Seite, in wenigen Minuten fertig.",
  screenshot: "Der Editor mit einer Seite und ihrer Vorschau",
};

export const offlineTexts = {
  title: "Keine Verbindung",
  explanation: "Diese Seite braucht eine Verbindung. Der Gast-Editor funktioniert auch ohne.",
  notice: "Der Server ist nicht erreichbar. Was ihn braucht, muss warten.",
};

export const updateTexts = {
  ready: "Eine neue Version dieser Website ist bereit.",
};

export const crashTexts = {
  part: "Da ist etwas schiefgegangen. Was du gemacht hast, ist noch da.",
  action: "Das hat nicht geklappt. Versuch es noch einmal, oder lade diese Seite neu.",
  preview: "Die Vorschau lässt sich nicht anzeigen",
  screen: "Darin ist etwas schiefgegangen. Was du gemacht hast, ist noch da.",
  everything: "Etwas ist schiefgegangen. Lade diese Seite neu, um weiterzumachen.",
};
