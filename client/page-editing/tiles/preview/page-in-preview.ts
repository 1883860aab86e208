/** The page in the preview; null while there is none. */
export function pageInPreview(): ShadowRoot | null {
  const parts = [...document.querySelectorAll('[data-stage] > section div')];
  return parts.find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? null;
}

/** A tile of the page in the preview, given by its place in the design, from 1. Null if visitors do not see it and the preview shows what they do. */
export function tileInPreview(page: ShadowRoot | null, number: number): Element | null {
  const places = page?.host.closest('section')?.dataset.places?.split(' ');
  const place = places ? places.indexOf(`${number}`) + 1 : number;
  return page?.querySelector(`.tiles > :nth-child(${place})`) ?? null;
}
