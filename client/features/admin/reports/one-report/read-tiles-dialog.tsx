import { useState } from 'react';
import { FRESH, useServerData } from '../../../../api/connection/use-server-data.js';
import { AdminReportedTilesDocument } from '../../../../api/generated/admin-reported-tiles.js';
import { Button } from '../../../../controls/buttons/button.js';
import { adminReportTexts as texts } from '../../../../texts/en/admin-reports.js';
import { ReadingDialog } from '../../pages/read-page-dialog.js';
import type { ReportFacts } from '../use-report.js';
import styles from './report-view.module.css';

/** Whether the page is shown as it is now, or as it was when it was reported. */
export type Look = 'now' | 'reported';

interface ReadTilesProps {
  /** Its id. */
  readonly report: string;
  readonly page: NonNullable<ReportFacts['page']>;
  readonly look: Look;
}

/** Opens what the tiles of the page say. */
export function ReadTiles({ look, ...shown }: ReadTilesProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button kind="line" className={styles.openPage} onClick={() => setIsOpen(true)}>
        {texts.readTiles}
      </Button>
      {isOpen !== undefined && <ReadTilesDialog {...shown} look={look} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ReadTilesDialog({ report: id, page, look, ...dialog }: ReadTilesProps & { readonly open: boolean; readonly onClose: () => void }) {
  const { data, failure, retry } = useServerData(AdminReportedTilesDocument, { id }, FRESH);
  const tiles = look === 'now' ? data?.adminReport.tiles : data?.adminReport.reportedTiles;
  const note = look === 'now' ? texts.pageNow : texts.pageReported;
  return <ReadingDialog {...dialog} title={page.title} note={note} page={page} tiles={tiles} failure={failure} retry={retry} />;
}
