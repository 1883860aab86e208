// Compiled from the catalogue in `texts`: change that instead.

export const verifiedEmailTexts = {
  to: (d: { readonly email: string | number }): string => "Wir schicken einen Link an " + d.email + ". Öffne ihn auf irgendeinem Gerät, und mach hier weiter.",
  send: "Mail schicken",
  sent: (d: { readonly email: string | number }): string => "Eine Mail an " + d.email + " ist unterwegs. Öffne den Link darin auf irgendeinem Gerät, und mach hier weiter. Sie kann im Spam-Ordner liegen.",
  again: "Noch einmal schicken",
  resting: "In ein paar Sekunden kannst du noch eine Mail anfordern.",
  verified: "Deine E-Mail-Adresse ist bestätigt.",
};
