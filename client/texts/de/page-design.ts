// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const colorTexts = {
  pick: (d: { readonly label: string | number; readonly color: string | number }): string => d.label + ": Farbe wählen, jetzt " + d.color,
  picker: (d: { readonly label: string | number }): string => "Farbe: " + d.label,
  shown: (d: { readonly hex: string | number; readonly percent: string | number }): string => d.hex + " mit " + d.percent + " %",
  hex: (d: { readonly label: string | number }): string => d.label + ": Farbe als Hex-Wert",
  hexRefused: "Schreib 3, 4, 6 oder 8 Stellen wie #373A70 oder rgb(55, 58, 112).",
  opacity: (d: { readonly label: string | number }): string => d.label + ": Deckkraft in Prozent",
  opacitySlider: "Deckkraft",
  percent: (d: { readonly percent: string | number }): string => d.percent + " %",
  hue: "Farbton",
  degrees: (d: { readonly hue: string | number }): string => d.hue + " Grad",
  shade: "Sättigung und Helligkeit",
  shadeNow: (d: { readonly saturation: string | number; readonly brightness: string | number }): string => "Sättigung " + d.saturation + " %, Helligkeit " + d.brightness + " %",
  used: "Farben auf dieser Seite",
  use: (d: { readonly color: string | number }): string => d.color + " verwenden",
  eyeDropper: "Farbe vom Bildschirm aufnehmen",
};

export const contrastTexts = {
  ratio: (d: { readonly of: string | number; readonly ratio: string | number }): string => d.of + ": " + d.ratio + " : 1.",
  verdicts: {
    easy: "Für alle gut lesbar.",
    large: "In großer Schrift gut lesbar, in kleiner schwer.",
    hard: "Schwer lesbar.",
  },
  better: (d: { readonly ratio: string | number }): string => "Der nächste besser lesbare Ton hat " + d.ratio + " : 1.",
  useShade: "Diesen Ton nehmen",
};

export const linksTexts = {
  title: "Links bearbeiten",
  example: {
    home: "example.org",
    twitter: "x.com/du",
    instagram: "instagram.com/du",
    facebook: "facebook.com/du",
    youtube: "youtube.com/@du",
    reddit: "reddit.com/user/du",
    tiktok: "tiktok.com/@du",
    linkedin: "linkedin.com/in/du",
    medium: "medium.com/@du",
    discord: "discord.gg/deine-einladung",
  },
  clear: (d: { readonly place: string | number }): string => d.place + " leeren",
  hint: (d: { readonly count: string | number }): string => d.count + " belegt. Jede Adresse, die du einträgst, erscheint als Symbol auf deiner Seite. Füge die Adresse eines Profils in ein beliebiges Feld ein, oder schreib @name in das Feld des Netzwerks.",
  save: "Speichern",
  closeAgain: "Korrigiere die markierte Adresse oder schließ noch einmal, dann bleibt dieser Link, wie er war.",
  faults: {
    "blank-inside": "In dieser Adresse ist ein Leerzeichen.",
    "not-web": "Ein Link beginnt mit https:// oder http://.",
    "e-mail": "Das ist eine E-Mail-Adresse. Ein Link führt zu einer Website.",
    "no-website": "Hier fehlt der Name einer Website, etwa example.org.",
  },
  tooLong: (d: { readonly limit: string | number }): string => "Eine Adresse kann höchstens " + d.limit + " Zeichen haben.",
  found: (d: { readonly place: string | number }): string => d.place + " wurde erkannt. Die Adresse steht in diesem Feld.",
};

export const miscellaneousTexts = {
  title: "Sonstiges",
  background: "Hintergrund",
  titleColor: "Titel",
  ground: "Titel auf der Seite",
  backToDefault: "Zurücksetzen",
  done: "Fertig",
  more: "Verläufe, Muster und mehr",
};

export const styleTexts = {
  title: "Stil der Kachel",
  name: "Text auf der Kachel",
  parts: {
    text: "Text",
    button: "Kachel",
    hover: "Unter dem Zeiger",
    border: "Rand",
    shadow: "Schatten",
  },
  roundness: "Rundung",
  pixels: (d: { readonly radius: string | number }): string => d.radius + " Pixel",
  presets: "Form der Ecken",
  presetNames: {
    square: "Eckig",
    soft: "Weich",
    pill: "Rund",
  },
  thickness: "Textstärke",
  grounds: [
    "Text auf der Kachel",
    "Text unter dem Zeiger",
  ],
  copyFrom: "Stil kopieren von …",
  copyFromTile: (d: { readonly name: string | number }): string => "Stil von „" + d.name + "“ kopieren",
  copied: (d: { readonly name: string | number }): string => "Stil von „" + d.name + "“ kopiert",
  useOnAll: "Für alle Kacheln",
  usedOnAll: (d: { readonly tiles: string | number }): string => "Alle " + d.tiles + " Kacheln haben jetzt diesen Stil",
  secondLine: "Zweite Zeile",
  secondLineHint: "Wozu oder wann, in wenigen Worten.",
  emblem: "Zeichen",
  emblemHint: "Ein Emoji, oder ein bis zwei Buchstaben.",
  size: "Größe im Mosaik",
  sizes: {
    small: "Klein",
    wide: "Breit",
    tall: "Hoch",
    large: "Groß",
  },
  save: "Speichern",
};

export const surfaceTexts = {
  label: "Oberfläche",
  names: {
    filled: "Gefüllt",
    outline: "Umriss",
    hard: "Harter Schatten",
    underline: "Unterstrichen",
    cut: "Schräge Ecke",
    glazed: "Glasiert",
    glass: "Glas",
  },
};

export const previewTexts = {
  width: "Breite der Vorschau",
  pixels: (d: { readonly width: string | number }): string => d.width + " Pixel",
};
