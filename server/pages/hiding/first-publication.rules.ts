/** What the first publication of an account leads to: everybody sees it at once, or it waits until an operator has looked at it. */
export const FIRST_PUBLICATIONS = ['free', 'review'] as const;

export type FirstPublication = (typeof FIRST_PUBLICATIONS)[number];

/** What holds until somebody changes it. */
export const FREE: FirstPublication = 'free';

/** What a text has to be, after the name of the setting. */
export const FIRST_PUBLICATION_RULE = 'must be free or review';

/** The choice with this name; null if there is none. */
export function parseFirstPublication(text: string): FirstPublication | null {
  return FIRST_PUBLICATIONS.find((one) => one === text.trim().toLowerCase()) ?? null;
}
