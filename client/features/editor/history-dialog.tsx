import { useCallback, useRef, useState } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { reasonNotRead } from '../../api/failure.js';
import { useFetched } from '../../api/use-fetched.js';
import { Dialog } from '../../controls/dialog.js';
import { DidNotLoad } from '../../controls/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../controls/skeleton.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { historyTexts } from '../../texts/en/history.js';
import { fetchPageVersions, type PageVersionSummary } from './page-versions.js';
import { VersionPreviewDialog } from './version-preview-dialog.js';
import { VersionRow } from './version-row.js';
import styles from './history-dialog.module.css';

interface HistoryDialogProps {
  readonly pageId: string;
  readonly open: boolean;
  /** Called with the design of the chosen version. The popup then closes by itself. */
  readonly onRestore: (design: PageDesign) => void;
  readonly onClose: () => void;
  /** Pictures belong to the page and have no versions. */
  readonly pictures: PagePictures;
  readonly siteName: string;
}

/** The published versions, to look at and to restore. They are fetched at each opening. */
export function HistoryDialog({ open, onClose, ...rest }: HistoryDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog open={open} onClose={onClose} title={historyTexts.title} width={600}>
      <div ref={body} tabIndex={-1} className={styles.body}>
        <History {...rest} onClose={onClose} onRetry={() => body.current?.focus()} />
      </div>
    </Dialog>
  );
}

type VersionsProps = Omit<HistoryDialogProps, 'open'>;

/** `onRetry` is called before the pressed button is removed together with the failure, so that the focus can be moved. */
function History({ onRetry, ...props }: VersionsProps & { readonly onRetry: () => void }) {
  const { pageId } = props;
  const { value: versions, failure, retry } = useFetched(useCallback(() => fetchPageVersions(pageId), [pageId]));
  if (versions) return versions.length === 0 ? <Empty /> : <Versions versions={versions} {...props} />;
  if (!failure) return <Loading />;
  return (
    <DidNotLoad
      heading="h3"
      title={historyTexts.failedTitle}
      text={reasonNotRead(failure, historyTexts.failed)}
      onRetry={() => {
        onRetry();
        retry();
      }}
    />
  );
}

function Versions({
  pageId,
  versions,
  onRestore,
  onClose,
  pictures,
  siteName,
}: VersionsProps & { readonly versions: readonly PageVersionSummary[] }) {
  const [now] = useState(() => new Date());
  const [looked, setLooked] = useState<{ readonly version: PageVersionSummary; readonly open: boolean } | null>(null);
  const shown = { pageId, pictures, siteName, now };
  function restore(design: PageDesign) {
    onRestore(design);
    onClose();
  }
  return (
    <>
      <ul className={styles.list}>
        {versions.map((version, at) => (
          <VersionRow
            key={version.version}
            {...shown}
            version={version}
            live={at === 0}
            onLook={() => setLooked({ version, open: true })}
            onRestore={restore}
          />
        ))}
      </ul>
      <p className={styles.note}>{historyTexts.note}</p>
      {looked && (
        <VersionPreviewDialog
          {...shown}
          key={looked.version.version}
          open={looked.open}
          version={looked.version}
          live={looked.version === versions[0]}
          onClose={() => setLooked({ ...looked, open: false })}
          onRestore={restore}
        />
      )}
    </>
  );
}

function Empty() {
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>{historyTexts.emptyTitle}</h3>
      <p>{historyTexts.empty}</p>
    </div>
  );
}

function Loading() {
  return (
    <Skeleton label={historyTexts.loading}>
      <div className={styles.list}>
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.row}>
            <SkeletonBar className={styles.miniature} />
            <div className={styles.what}>
              <SkeletonBar className={styles.dateBar} />
              <SkeletonBar className={styles.changeBar} />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
