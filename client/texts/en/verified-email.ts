// Compiled from the catalogue in `texts`: change that instead.

export const verifiedEmailTexts = {
  to: (d: { readonly email: string | number }): string => "We mail a link to " + d.email + ". Open it on any device, and go on here.",
  send: "Send the mail",
  sent: (d: { readonly email: string | number }): string => "A mail to " + d.email + " is on its way. Open the link in it on any device, and go on here. It may be in the junk folder.",
  again: "Send it again",
  resting: "You can ask for another mail in a few seconds.",
  verified: "Your e-mail address is verified.",
};
