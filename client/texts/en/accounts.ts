// Compiled from the catalogue in `texts`: change that instead.

export const authTexts = {
  username: "Username",
  email: "E-mail",
  password: "Password",
  passwordHint: "At least 8 characters. A sentence works well.",
  usernameMissing: "Type your username.",
  emailMissing: "Type your e-mail address.",
  passwordMissing: "Type your password.",
  confirmationMissing: "Type your password once more.",
  notStored: "This browser stores nothing for this site, so you cannot be signed in here. Allow site data, then sign in.",
};

export const claimedNameTexts = {
  willBeAt: "Your page will be at",
  chosen: "The name you chose",
  next: "The name becomes yours when you register. Until then only this tab remembers it, and others can still claim it.",
  withAccount: "Have an account? Log in, and you find the name under Personal.",
  register: "Register with this name",
  another: "Another name",
  choose: "Choose",
  chooseLater: "Or choose one after signing up.",
  drop: "Drop this name",
  dropped: "This name is no longer kept. You can choose one at any time under Personal.",
};

export const googleTexts = {
  or: "or",
  begin: "Continue with Google",
  returning: "Signing you in with Google…",
  failed: "Signing in with Google did not succeed. Begin again.",
};

export const linknameTexts = {
  available: "This linkname is available.",
};

export const loginTexts = {
  title: "Login Form",
  submit: "Login",
  nameHint: "Your e-mail address works here, too, once it is verified.",
  forgotUsername: "Forgot Username",
  forgotPassword: "Forgot Password",
  noAccount: "Don't have an account?",
  registerHere: "Register here",
  failed: "Invalid details",
  done: "Logged in",
};

export const registerTexts = {
  title: "Set your first tile",
  lead: "One page, free, yours in a minute.",
  confirmPassword: "Confirm password",
  usernameHint: "3 to 30 letters, digits, _ . or -",
  emailHint: "We mail you a link to verify it. Pictures need that.",
  submit: "Create my page",
  submitting: "Creating your page",
  haveAccount: "Already have an account?",
  loginHere: "Login here",
  mismatch: "Passwords don't match.",
  failed: "Failed, make sure your passwords match",
  networkError: "Error",
  done: "Registered!",
  madeOnly: "Your account has been made.",
};
