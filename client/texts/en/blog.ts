// Compiled from the catalogue in `texts`: change that instead.

import { number } from '@messageformat/runtime';

export const blogTexts = {
  title: "Blog",
  description: (d: { readonly siteName: string | number }): string => "What we learned about writing things down so that other people can use them, from " + d.siteName + ".",
  minutes: (d: { readonly minutes: number }): string => ", " + number("en-GB", d.minutes, 0) + " min",
  goToPost: "Go to Post",
  allPosts: "All posts",
  none: "There are no posts yet.",
  listFailed: "Failed to load posts",
  listFailedExplanation: "The posts cannot be read at this moment. Nothing is lost: try again in a few seconds.",
  postFailedExplanation: "This post cannot be loaded at this moment. Try again in a few seconds.",
};
