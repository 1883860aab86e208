/** The page in the preview; null while there is none. */
export function pageInPreview(): ShadowRoot | null {
  const parts = [...document.querySelectorAll('[data-stage] > section div')];
  return parts.find(({ shadowRoot }) => shadowRoot)?.shadowRoot ?? null;
}

/** A tile of the page in the preview, given by its place from 1. */
export function tileInPreview(page: ShadowRoot | null, number: number): Element | null {
  return page?.querySelector(`.tiles > :nth-child(${number})`) ?? null;
}
