import { useEffect, useMemo, useRef } from 'react';
import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { reasonOf, type Failure } from '../../../api/connection/failure.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { PageVersionDocument } from '../../../api/generated/page-version.js';
import { Button } from '../../../controls/buttons/button.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { historyTexts } from '../../../texts/en/history.js';
import { readDesign } from '../server-page.js';
import type { PageVersionSummary } from './page-versions.js';
import { PageScreen } from './page-screen.js';
import { useRestoreVersion } from './use-restore-version.js';
import screen from './page-screen.module.css';
import styles from './history-dialog.module.css';

interface VersionPreviewProps {
  readonly pageId: string;
  readonly version: PageVersionSummary;
  /** When it was published, as a text. */
  readonly date: string;
  readonly pictures: PagePictures;
  readonly siteName: string;
}

/** A published version on a phone, in the place of the list of versions. */
export function VersionPreview({ pageId, version, date, ...preview }: VersionPreviewProps) {
  const { data, failure, retry } = useServerData(PageVersionDocument, { pageId, version: version.version }, { fetchPolicy: 'cache-first' });
  const design = useMemo(() => data && readableDesign(data.pageVersion.design), [data]);
  if (!design) return <Missing failure={data ? { kind: 'unanswered' } : failure} retry={retry} />;
  return <PageScreen label={historyTexts.version({ number: version.version, moment: date })} design={design} {...preview} />;
}

interface VersionButtonsProps {
  readonly pageId: string;
  readonly version: number;
  /** Whether visitors see this version now. Then it need not be restored. */
  readonly live: boolean;
  readonly onBack: () => void;
  readonly onRestore: (design: PageDesign) => void;
}

/** The buttons of the popup while it shows a version. */
export function VersionButtons({ pageId, version, live, onBack, onRestore }: VersionButtonsProps) {
  const { restore, restoring } = useRestoreVersion(pageId, onRestore);
  return (
    <>
      <Button kind="quiet" className={styles.back} onClick={onBack}>
        <IconDrawing svg={arrowLeft} isDirected />
        {historyTexts.allVersions}
      </Button>
      {!live && (
        <Button kind="ink" busy={restoring} onClick={() => void restore(version)}>
          {historyTexts.restore}
        </Button>
      )}
    </>
  );
}

/** Null for a design that this editor cannot read, because it is older than the version. */
function readableDesign(answer: Parameters<typeof readDesign>[0]): PageDesign | null {
  try {
    return readDesign(answer);
  } catch {
    return null;
  }
}

/** Shown until the design has been fetched. It has the focus meanwhile, because the pressed button is gone. */
function Missing({ failure, retry }: { readonly failure: Failure | null; readonly retry: () => void }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  function tryAgain() {
    // The pressed button is removed together with the failure.
    body.current?.focus();
    retry();
  }
  return (
    <div ref={body} tabIndex={-1} className={styles.body}>
      {failure === null ? (
        <Skeleton label={historyTexts.fetchingVersion}>
          <SkeletonBar className={screen.screen} />
        </Skeleton>
      ) : (
        <DidNotLoad heading="h3" title={historyTexts.versionFailedTitle} text={reasonOf(failure)} onRetry={tryAgain} />
      )}
    </div>
  );
}
