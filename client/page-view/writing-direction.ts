const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export type WritingDirection = 'ltr' | 'rtl';

/** The direction of the page, by the first letter of its title: the page is laid out for readers of that script. */
export function writingDirection(text: string): WritingDirection {
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}
