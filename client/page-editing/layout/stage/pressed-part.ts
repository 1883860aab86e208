/** A part of the page in the preview that can be edited. A tile is given by its place from 1. */
export type PagePart = { readonly kind: 'title' | 'bio' | 'picture' | 'links' } | { readonly kind: 'tile'; readonly number: number };

const PARTS = { '.title': 'title', '.bio': 'bio', '.portrait': 'picture', '.links': 'links' } as const;

/** What was pressed, by the path of the event. Null for a part that is not edited here, and for a button, which does something itself. */
export function pressedPart(path: readonly EventTarget[]): PagePart | null {
  for (const element of path) {
    if (!(element instanceof Element) || element.matches('button')) return null;
    const place = element.matches('.tiles > *') ? [...element.parentElement!.children].indexOf(element) : -1;
    if (place >= 0) return { kind: 'tile', number: place + 1 };
    const found = Object.entries(PARTS).find(([selector]) => element.matches(selector));
    if (found) return { kind: found[1] };
  }
  return null;
}
