// Compiled from the catalogue in `texts`: change that instead.

import { number } from '@messageformat/runtime';

export const blogTexts = {
  title: "Blog",
  description: (d: { readonly siteName: string | number }): string => "Was wir darüber gelernt haben, Dinge so aufzuschreiben, dass andere sie gebrauchen können. Von " + d.siteName + ".",
  minutes: (d: { readonly minutes: number }): string => ", " + number("de", d.minutes, 0) + " Min.",
  goToPost: "Zum Beitrag",
  allPosts: "Alle Beiträge",
  none: "Es gibt noch keine Beiträge.",
  listFailed: "Beiträge konnten nicht geladen werden",
  listFailedExplanation: "Die Beiträge können gerade nicht gelesen werden. Nichts ist verloren: Versuch es in ein paar Sekunden noch einmal.",
  postFailedExplanation: "Dieser Beitrag kann gerade nicht geladen werden. Versuch es in ein paar Sekunden noch einmal.",
};
