import { useEffect } from 'react';

/**
 * Browsers ignore typefaces in the shadow root of a preview, so they are in the document around it. `listed` are style rules with which an
 * editor around the preview lists the tiles.
 */
export function usePageFaces(faces: string, listed = ''): void {
  useEffect(() => {
    if (faces + listed === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces + listed);
    document.adoptedStyleSheets.push(sheet);
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
  }, [faces, listed]);
}
