/** The temporary name of style attributes. */
export const WAITING_STYLE = 'data-inline-style';
/** A tag or value that is not closed ends with the text: so each is read only once. */
const OPENING_TAG = /<[a-z](?:[^"'>]|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;
const QUOTED_OR_STYLE = /"[^"]*"|'[^']*'|(?<![\w-])style(?=\s*=)/gi;

/** The HTML with its style attributes renamed, so that the Content-Security-Policy does not block them. */
export function liftInlineStyles(html: string): string {
  return html.replace(OPENING_TAG, (tag) => tag.replace(QUOTED_OR_STYLE, (part) => (/^["']/.test(part) ? part : WAITING_STYLE)));
}

/** Applies the styles that `liftInlineStyles` renamed. */
export function setInlineStyles(parsed: Document): void {
  for (const element of parsed.querySelectorAll<HTMLElement>(`[${WAITING_STYLE}]`)) {
    element.style.cssText = element.getAttribute(WAITING_STYLE) ?? '';
    element.removeAttribute(WAITING_STYLE);
  }
}
