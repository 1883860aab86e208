import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A shadow root in `host`, which keeps its styles and those of the screen around it apart; null until it is there. `base` is read
 * once, `own` whenever it changes. Both are built sheets: no Content-Security-Policy has to know them.
 */
export function useShadowRoot(host: RefObject<HTMLElement | null>, base: string, own: string): ShadowRoot | null {
  const [shown, setShown] = useState<{ readonly root: ShadowRoot; readonly sheet: CSSStyleSheet } | null>(null);

  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const [first, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
    first.replaceSync(base);
    root.adoptedStyleSheets = [first, sheet];
    setShown({ root, sheet });
  }, [host, base]);

  useLayoutEffect(() => shown?.sheet.replaceSync(own), [shown, own]);
  return shown?.root ?? null;
}
