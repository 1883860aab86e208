import { useEffect } from 'react';

/**
 * Styles for the document around a preview: its typefaces, which browsers ignore in the shadow root of the preview, and rules for parts of
 * the editor.
 */
export function useDocumentStyles(css: string): void {
  useEffect(() => {
    if (css === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
  }, [css]);
}
