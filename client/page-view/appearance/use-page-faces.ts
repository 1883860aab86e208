import { useEffect } from 'react';

/** Browsers ignore typefaces in the shadow root of a preview, so they are in the document around it. */
export function usePageFaces(faces: string): void {
  useEffect(() => {
    if (faces === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(faces);
    document.adoptedStyleSheets.push(sheet);
    return () => void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
  }, [faces]);
}
