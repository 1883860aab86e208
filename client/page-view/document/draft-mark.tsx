import type { ReactNode } from 'react';
import { draftDocumentTexts as texts } from '../../texts/en/draft-link.js';
import { languageTexts } from '../../texts/en/shell.js';

/** The first words of a page that is shown before it is published. */
export function DraftMark(): ReactNode {
  return (
    <p className="draft-mark" dir={languageTexts.direction}>
      {texts.draft}
    </p>
  );
}
