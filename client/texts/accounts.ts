/** The texts of signing in and up, and of /personal. */

export const authTexts = {
  username: 'Username',
  password: 'Password',
  usernameMissing: 'Type your username.',
  passwordMissing: 'Type your password.',
  notStored: 'This browser stores nothing for this site, so you can not be signed in here. Allow site data, then log in.',
};

export const loginTexts = {
  title: 'Login Form',
  submit: 'Login',
  noAccount: "Don't have an account?",
  registerHere: 'Register here',
  failed: 'Invalid details',
  done: 'Logged in',
};

export const registerTexts = {
  title: 'Set your first tile',
  lead: 'One page, free, yours in a minute.',
  email: 'E-mail',
  confirmPassword: 'Confirm password',
  usernameHint: '3 to 30 letters, digits, _ . or -',
  passwordHint: 'At least 8 characters. A sentence works well.',
  emailMissing: 'Type your e-mail address.',
  confirmationMissing: 'Type your password once more.',
  submit: 'Create my page',
  submitting: 'Creating your page',
  haveAccount: 'Already have an account?',
  loginHere: 'Login here',
  mismatch: "Passwords don't match.",
  failed: 'Failed, make sure your passwords match',
  networkError: 'Error',
  done: 'Registered!',
  madeOnly: 'Your account has been made.',
  claimed: 'Your page will be at',
  claimedWithdrawn: 'You can choose another one after signing up.',
};

export const linknameTexts = {
  available: 'This linkname is available.',
};

export const personalTexts = {
  title: 'Personal',
  loading: 'Fetching your account…',
  failedTitle: 'Your account did not load',
  failed: 'The server did not answer. Your page is not affected.',
  address: 'Your address',
  addressHint: 'Old links stop working when you change it.',
  addressInvitation: 'Choose the name under which your page is seen.',
  linkname: 'Select your linkname here',
  update: 'Update',
  updated: 'Linkname updated',
  updateFailed: 'Error',
  current: 'This is your present linkname.',
  present: (address: string) => `Your page is at ${address}`,
  email: 'E-mail',
  emailHint: 'We write only about your account.',
  verified: 'Verified.',
  notVerified: 'Not verified yet.',
};

export const genpageTexts = {
  looking: 'Looking for your page…',
};
