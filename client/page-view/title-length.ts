/** From this length on, a title is shown as a sentence, in a smaller size. Wide letters, such as Chinese ones, count twice. */
const LONGEST_NAME = 60;
const WIDE_LETTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/gu;

/** Whether a title is so long that it is shown as a sentence. */
export function isSentence(title: string): boolean {
  return lengthOf(title) > LONGEST_NAME;
}

/** The length of its longest word, at least 1. Lines end after hyphens, too, and after each wide letter. */
export function longestWord(title: string): number {
  const words = title.replaceAll(WIDE_LETTERS, ' ').split(/\s+|(?<=-)/u);
  return Math.max(1, ...words.map((word) => [...word].length));
}

function lengthOf(text: string): number {
  return [...text].length + (text.match(WIDE_LETTERS)?.length ?? 0);
}
