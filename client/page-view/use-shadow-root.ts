import { useLayoutEffect, useState, type RefObject } from 'react';

interface ShownRoot {
  readonly root: ShadowRoot;
  /** The sheet with the styles that can change. */
  readonly sheet: CSSStyleSheet;
}

/**
 * A shadow root in `host`: its styles and those of the screen around it do not affect each other. It is null until the host is in the
 * document. `base` is read once, `own` at each change. Both are constructed style sheets, which the Content-Security-Policy allows.
 */
export function useShadowRoot(host: RefObject<HTMLElement | null>, base: string, own: string): ShadowRoot | null {
  const [shown, setShown] = useState<ShownRoot | null>(null);

  useLayoutEffect(() => {
    if (!host.current) return;
    // oxlint-disable-next-line react/set-state-in-effect -- The root can be attached only when its host is in the document.
    setShown(attachRoot(host.current, base));
  }, [host, base]);

  useLayoutEffect(() => shown?.sheet.replaceSync(own), [shown, own]);
  return shown?.root ?? null;
}

function attachRoot(host: HTMLElement, base: string): ShownRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const [first, sheet] = [new CSSStyleSheet(), new CSSStyleSheet()];
  first.replaceSync(base);
  root.adoptedStyleSheets = [first, sheet];
  return { root, sheet };
}
