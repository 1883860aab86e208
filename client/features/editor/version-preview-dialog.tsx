import { useRef } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { DidNotLoad } from '../../controls/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../controls/skeleton.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { historyTexts } from '../../texts/history.js';
import { useVersionDesign, type FetchDesign, type PageVersionSummary, type VersionDesign } from './use-page-versions.js';
import { versionDate } from './version-date.js';
import styles from './version-preview-dialog.module.css';

interface VersionPreviewDialogProps {
  readonly open: boolean;
  readonly version: PageVersionSummary;
  /** It is what visitors see. */
  readonly live: boolean;
  readonly now: Date;
  readonly fetchDesign: FetchDesign;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly onClose: () => void;
  readonly onRestore: (design: PageDesign) => void;
}

/** A published version as visitors saw it on a phone, over the list that it was chosen from. */
export function VersionPreviewDialog({ open, version, live, now, onClose, onRestore, ...preview }: VersionPreviewDialogProps) {
  const shown = useVersionDesign(preview.fetchDesign, version.version);
  const { design } = shown;
  const date = versionDate(new Date(version.publishedAt), now);
  const restore = (
    <Button kind="ink" disabled={!design} onClick={() => design && onRestore(design)}>
      {historyTexts.restore}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={date} width={560} footer={live ? undefined : restore}>
      {design ? (
        // It scrolls by itself: the keyboard scrolls what has the focus.
        <div role="region" tabIndex={0} aria-label={historyTexts.version(version.version, date)} className={styles.screen}>
          <PagePreview design={design} pictures={preview.pictures} siteName={preview.siteName} />
        </div>
      ) : (
        <Missing {...shown} />
      )}
    </Dialog>
  );
}

/** What stands there until the design has come. */
function Missing({ problem, retry }: VersionDesign) {
  const body = useRef<HTMLDivElement>(null);
  function tryAgain() {
    // The button that was pressed goes with the failure.
    body.current?.focus();
    retry();
  }
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      {problem === undefined ? (
        <Waiting />
      ) : (
        <DidNotLoad heading="h3" title={historyTexts.versionFailedTitle} text={problem} onRetry={tryAgain} />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <Skeleton label={historyTexts.fetchingVersion}>
      <SkeletonBar className={styles.screen} />
    </Skeleton>
  );
}
