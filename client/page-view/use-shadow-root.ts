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
    // eslint-disable-next-line react-hooks/immutability -- A shadow root is part of the document.
    root.adoptedStyleSheets = [first, sheet];
    // eslint-disable-next-line react-hooks/set-state-in-effect -- There is none before its host is drawn.
    setShown({ root, sheet });
  }, [host, base]);

  useLayoutEffect(() => shown?.sheet.replaceSync(own), [shown, own]);
  return shown?.root ?? null;
}
