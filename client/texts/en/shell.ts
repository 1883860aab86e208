// Compiled from the catalogue in `texts`: change that instead.

export const languageTexts = {
  tag: "en-GB",
  direction: "ltr",
  id: "en",
  choose: "Language",
  formats: "en-GB",
};

export const controlTexts = {
  close: "Close",
  cancel: "Cancel",
  understood: "OK",
  showPassword: "Show password",
  hidePassword: "Hide password",
  notification: "Notification",
  notifications: "Notifications",
};

export const failureTexts = {
  tryAgain: "Try again",
  unanswered: "The server did not answer. Check your connection and try again.",
  blocked: "This was not sent, because somebody signed in or out in another tab. Reload this page.",
  expired: "The session of this tab has ended. Reload this page to go on.",
};

export const leavingTexts = {
  question: "You have unsaved changes. Are you sure you want to leave?",
  myPageQuestion: "You have unsaved genpage changes. Are you sure you want to leave?",
  stay: "Stay and keep editing",
  leave: "Leave",
};

export const loadingTexts = {
  screen: "Loading…",
};

export const navigationTexts = {
  skip: "Skip to the content",
  main: "Main",
  home: (d: { readonly siteName: string | number }): string => d.siteName + ", home",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  blog: "Blog",
  guestEditor: "Guest Editor",
  login: "Login",
  register: "Free sign up",
  personal: "Personal",
  editor: "Editor",
  logOut: "Log out",
  myPage: "My page",
  logOutQuestion: "Are you sure you want to log out?",
  loggedOut: "Success",
  logOutFailed: "Error occured during logout",
};

export const newVersionTexts = {
  question: "This site was updated. Load the new version?",
  explanation: "What you opened is only in the new version.",
  load: "Load the new version",
  later: "Not now",
};

export const noScriptText = "Signing in and editing need JavaScript. Published pages are readable without it.";

export const notFoundTexts = {
  title: "Not found",
  explanation: "There is no page at this address. It may have moved, or the address was mistyped.",
  home: "Go to the front page",
};

export const screenFailedTexts = {
  title: "This screen could not be shown",
  explanation: "A part of it did not arrive, or something in it went wrong. Your page is not affected.",
};

export const sessionTexts = {
  expired: "Session expired",
  stay: "Stay here",
  changes: {
    "signed-out": {
      title: "You are signed out",
      explanation: "Somebody signed out in another tab, or your session ended. Nothing is sent from this tab until you sign in again.",
      goOn: "Sign in again",
    },
    replaced: {
      title: "Another tab has signed in",
      explanation: "This tab still shows the account that was signed in before. Nothing is sent from it any more.",
      goOn: "Use that account",
    },
    "signed-in": {
      title: "You are signed in now",
      explanation: "You signed in in another tab, after this one was opened. Nothing is sent from this one any more.",
      goOn: "Go on signed in",
    },
  },
};

export const workTexts = {
  kept: "Your draft is kept on this device.",
  lost: "What you have not saved is lost.",
};
