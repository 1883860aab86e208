import type { ReactNode } from 'react';
import { publicPageTexts as texts } from '../../texts/en/public-page.js';
import { languageTexts } from '../../texts/en/shell.js';
import type { WritingDirection } from '../writing-direction.js';

interface PageFootProps {
  readonly siteName: string;
  /** The direction of the page around it, which follows its creator's title. */
  readonly pageDirection: WritingDirection;
  /** Where its link leads. The preview in the editor shows the link without an address. */
  readonly href?: string;
  /** With which the head of a document refers to it. */
  readonly id?: string;
  /** What else is in it. */
  readonly children?: ReactNode;
}

/** The footer of a creator's page: one line with a link to the product. */
export function PageFoot({ siteName, pageDirection, href, id, children }: PageFootProps): ReactNode {
  const words = texts.madeWith({ siteName });
  return (
    <footer className="foot" id={id}>
      <a href={href}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M2 3.2 10.6 2.4 11 11 2.6 11.6zM22 2.2 30 3 29.4 11.4 21.6 11zM12 12.8 20.4 12.4 20.8 20.4 11.6 21zM11.4 22.6 20.6 22 20 30 12.2 29.6zM12.2 2.8 20.6 2 20.2 10.8 12.4 11.2z" />
        </svg>
        {languageTexts.direction === pageDirection ? words : <span dir={languageTexts.direction}>{words}</span>}
      </a>
      {children}
    </footer>
  );
}
