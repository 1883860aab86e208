// Compiled from the catalogue in `texts`: change that instead.

export const installTexts = {
  description: "One short address with tiles that open: a page of your own, made in minutes.",
  screenshot: "The editor with a page and its preview",
};

export const offlineTexts = {
  title: "You are offline",
  explanation: "This page needs a connection. The guest editor works without one.",
  notice: "There is no connection to the server. What needs it has to wait.",
};

export const updateTexts = {
  ready: "A new version of this site is ready.",
};

export const crashTexts = {
  part: "Something went wrong there. What you made is still here.",
  action: "That did not work. Try it again, or reload this page.",
  preview: "The preview could not be shown",
  screen: "Something in it went wrong. What you made is still here.",
  everything: "Something went wrong. Reload this page to go on.",
};
