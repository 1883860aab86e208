// Compiled from the catalogue in `texts`: change that instead.

export const pageCodeTexts = {
  title: (d: { readonly page: string | number }): string => "QR-Code von " + d.page,
  alternative: (d: { readonly address: string | number }): string => "QR-Code, der " + d.address + " öffnet",
  use: "Eine Handykamera, die darauf zeigt, öffnet die Seite. Auf Papier genügt jede Größe ab 2 cm.",
  ofPage: "In den Farben der Seite",
  tooAlike: "Die Farben der Seite sind sich für Kameras zu ähnlich, deshalb ist der Code schwarz auf weiß.",
  print: "Drucken",
  svg: "SVG sichern",
  png: "PNG sichern",
  failed: "Das Bild ließ sich nicht erzeugen. Sichere stattdessen das SVG.",
};
