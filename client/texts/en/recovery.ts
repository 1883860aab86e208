// Compiled from the catalogue in `texts`: change that instead.

export const recoverPasswordTexts = {
  title: "Recover password",
  lead: "We mail you a link that lets you choose a new one.",
  submit: "Send Reset Link",
  done: "Recovery E-mail sent, remember to check junk folder",
  failed: "There was an error submitting your email.",
  sent: "Its link is valid for 1 hour and works once.",
};

export const recoverUsernameTexts = {
  title: "Recover username",
  lead: "We mail it to the address of your account.",
  submit: "Send Username",
  done: "E-mail sent, remember to check junk folder",
  failed: "Error",
  sent: "The mail tells you the username.",
};

export const recoveryTexts = {
  backToLogin: "Back to Login",
  backToPersonal: "Back to Personal",
  sentToOwn: "A mail is on its way to",
  sentTo: "If an account has this address, a mail is on its way:",
  elseNothing: "If no account has the address, nothing comes.",
  again: "Send again or change the address",
};

export const resetPasswordTexts = {
  title: "Reset password",
  lead: "A new one signs you out everywhere.",
  password: "New Password",
  passwordMissing: "Type a new password.",
  confirmPassword: "Confirm Password",
  submit: "Reset Password",
  mismatch: "Passwords do not match!",
  done: "Password changed",
  failed: "Error, our e-mail service seems to be down.",
  newLink: "Ask for a new link",
};
