import { useCallback, useRef } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { reasonOf } from '../../api/failure.js';
import { useFetched, type Fetched } from '../../api/use-fetched.js';
import { Button } from '../../controls/button.js';
import { Dialog } from '../../controls/dialog.js';
import { DidNotLoad } from '../../controls/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../controls/skeleton.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { historyTexts } from '../../texts/en/history.js';
import { fetchDesign, type PageVersionSummary } from './page-versions.js';
import { versionDate } from './version-date.js';
import styles from './version-preview-dialog.module.css';

interface VersionPreviewDialogProps {
  readonly pageId: string;
  readonly open: boolean;
  readonly version: PageVersionSummary;
  /** Whether visitors see this version now. */
  readonly live: boolean;
  readonly now: Date;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly onClose: () => void;
  readonly onRestore: (design: PageDesign) => void;
}

/** A preview of a published version on a phone. It opens over the list of versions. */
export function VersionPreviewDialog({ pageId, open, version, live, now, onClose, onRestore, ...preview }: VersionPreviewDialogProps) {
  const { value: design, ...missing } = useFetched(useCallback(() => fetchDesign(pageId, version.version), [pageId, version]));
  const date = versionDate(new Date(version.publishedAt), now);
  const restore = (
    <Button kind="ink" disabled={!design} onClick={() => design && onRestore(design)}>
      {historyTexts.restore}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={date} width={560} footer={live ? undefined : restore}>
      {design ? (
        // The region scrolls. It must be focusable, because the keyboard scrolls the focused element.
        <div
          role="region"
          tabIndex={0}
          aria-label={historyTexts.version({ number: version.version, moment: date })}
          className={styles.screen}
        >
          <PagePreview design={design} {...preview} />
        </div>
      ) : (
        <Missing {...missing} />
      )}
    </Dialog>
  );
}

/** Shown until the design has been fetched. */
function Missing({ failure, retry }: Omit<Fetched<PageDesign>, 'value'>) {
  const body = useRef<HTMLDivElement>(null);
  function tryAgain() {
    // The pressed button is removed together with the failure.
    body.current?.focus();
    retry();
  }
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      {failure === null ? (
        <Waiting />
      ) : (
        <DidNotLoad heading="h3" title={historyTexts.versionFailedTitle} text={reasonOf(failure)} onRetry={tryAgain} />
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
