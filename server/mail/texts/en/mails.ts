// Compiled by `npm run texts`: change the catalogue in `texts` instead.

export const mailTexts = {
  direction: "ltr",
  greeting: (d: { readonly username: string | number }): string => "Hello " + d.username + ",",
  help: "For help, write to",
  recoverUsername: {
    subject: (d: { readonly siteName: string | number }): string => "Your username for " + d.siteName,
    body: (d: { readonly username: string | number }): string => "You asked for the username of your account. It is: " + d.username,
    link: "Sign in",
    note: "Your password is the one that you chose; this mail changes nothing.",
    ifUnexpected: "If it was not you who asked, there is nothing to do: only you received this mail.",
  },
  resetPassword: {
    subject: (d: { readonly siteName: string | number }): string => "Choose a new password for " + d.siteName,
    body: "You asked for a new password. Choose it on the page that this link opens.",
    link: "Choose a new password",
    note: "The link works once, within 1 hour. Once the password is changed, you are signed out everywhere.",
    ifUnexpected: "If it was not you who asked, there is nothing to do: your password stays as it is. Do not pass this link on.",
  },
  verifyEmail: {
    subject: (d: { readonly siteName: string | number }): string => "Verify your e-mail address for " + d.siteName,
    body: "Show that this address is yours. You can then add pictures to your page: a profile picture, a wallpaper, and pictures in tiles.",
    link: "Verify this address",
    note: "The link works for 24 hours.",
    ifUnexpected: "If you have no account with us, somebody typed your address by mistake. There is nothing to do: without the link nothing happens.",
  },
  passwordChanged: {
    subject: (d: { readonly siteName: string | number }): string => "Your password for " + d.siteName + " was changed",
    body: "Your account has a new password. You were signed out everywhere, access tokens were revoked, and webhooks were switched off. If it was you, that is all.",
    bodyOtherwise: "If it was not you, somebody else can read your mail. Change the password of your mailbox first, then that of your account.",
    link: "Ask for a new password",
    note: "We mail you a link to choose it. Using that link signs everybody out again.",
    ifUnexpected: "If it was not you, write to us, too.",
  },
  providerJoined: {
    subject: (d: { readonly siteName: string | number }): string => "You sign in to " + d.siteName + " with Google now",
    body: "You signed in with Google for the first time, so your Google account now opens your account here. The former password no longer works. Everybody else was signed out, access tokens were revoked, and webhooks were switched off.",
    bodyReason: "The reason: somebody else could have made this account with your address. Your pages are as they were.",
    link: "Choose a password",
    note: "You need one only if you also want to sign in without Google. We mail you a link to choose it.",
    ifUnexpected: "If it was not you, somebody else uses your Google account. Secure that first, then write to us.",
  },
  webhookSwitchedOff: {
    subject: (d: { readonly siteName: string | number }): string => "A webhook of yours for " + d.siteName + " was switched off",
    bodyFailing: (d: { readonly host: string | number }): string => "Your webhook to " + d.host + " has accepted no message for three days. So it was switched off, and is told of nothing any more.",
    bodyGone: (d: { readonly host: string | number }): string => "The receiver of your webhook at " + d.host + " has answered that it is gone (410). So the webhook was switched off, and is told of nothing any more.",
    link: "See your webhooks",
    note: "There you can see what was sent and what was answered, and switch it on again. What happens meanwhile is not sent later.",
    ifUnexpected: "If it was not you who added this webhook, delete it there and choose a new password.",
  },
};
