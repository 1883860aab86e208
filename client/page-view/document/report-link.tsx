import type { ReactNode } from 'react';
import { reportTexts } from '../../texts/en/report.js';
import { languageTexts } from '../../texts/en/shell.js';
import type { WritingDirection } from '../writing-direction.js';

interface ReportLinkProps {
  readonly linkname: string;
  readonly pageDirection: WritingDirection;
}

/** The link in the footer of a page with which visitors report it. Previews and examples have none. */
export function ReportLink({ linkname, pageDirection }: ReportLinkProps): ReactNode {
  const direction = languageTexts.direction === pageDirection ? undefined : languageTexts.direction;
  return (
    <a className="report" href={`/report/${linkname}`} rel="nofollow" dir={direction}>
      {reportTexts.title}
    </a>
  );
}
