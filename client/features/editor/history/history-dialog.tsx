import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { PageVersionsDocument } from '../../../api/generated/page-versions.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { SegmentedControl } from '../../../controls/fields/segmented-control.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { historyTexts } from '../../../texts/en/history.js';
import type { PageVersionSummary } from './page-versions.js';
import { RemovedTiles } from './removed-tiles.js';
import { VersionButtons, VersionPreview } from './version-preview.js';
import { VersionRow } from './version-row.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { sameDesign } from '../../../page-editing/draft/draft.js';
import { useReplaceDraft } from '../use-replace-draft.js';
import styles from './history-dialog.module.css';
import { formatRecent } from '../../../controls/dates.js';

interface HistoryDialogProps {
  readonly pageId: string;
  readonly open: boolean;
  /** A chosen version is put into its draft. The popup then closes by itself. */
  readonly draftState: DraftState;
  readonly onClose: () => void;
  /** Pictures belong to the page and have no versions. */
  readonly pictures: PagePictures;
  readonly siteName: string;
}

/** A version that is looked at. */
interface Looked {
  readonly version: PageVersionSummary;
  readonly live: boolean;
  /** When it was published, as a text. */
  readonly date: string;
  /** Which button has shown it: its `data-look`. */
  readonly from: string;
}

/** The published versions, to look at and to restore. They are fetched at each opening. A version takes the place of the list. */
export function HistoryDialog({ open, onClose, draftState, ...shown }: HistoryDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const { pageId } = shown;
  const putInDraft = useRestore(draftState);
  const restore = (design: PageDesign) => {
    putInDraft(design);
    onClose();
  };
  function back() {
    // The list has to be shown before its button can have the focus.
    flushSync(() => setLooked(null));
    body.current?.querySelector<HTMLElement>(`[data-look="${looked?.from}"]`)?.focus();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onGone={() => setLooked(null)}
      title={looked?.date ?? historyTexts.title}
      width={760}
      footer={
        looked ? (
          <VersionButtons pageId={pageId} version={looked.version.version} live={looked.live} onBack={back} onRestore={restore} />
        ) : undefined
      }
    >
      <div ref={body} tabIndex={-1} className={styles.body} hidden={looked !== null}>
        <History {...shown} draftState={draftState} onLook={setLooked} onRestore={restore} onRetry={() => body.current?.focus()} />
      </div>
      {looked && <VersionPreview {...shown} draftState={draftState} version={looked.version} date={looked.date} />}
    </Dialog>
  );
}

interface HistoryProps extends Omit<HistoryDialogProps, 'open' | 'onClose'> {
  readonly onRestore: (design: PageDesign) => void;
  readonly onLook: (looked: Looked) => void;
  /** Called before the pressed button is removed together with the failure, so that the focus can be moved. */
  readonly onRetry: () => void;
}

function History({ onRetry, ...props }: HistoryProps) {
  const { pageId } = props;
  const { data, failure, retry } = useServerData(PageVersionsDocument, { pageId }, FRESH);
  const versions = data?.pageVersions;
  if (versions) return versions.length === 0 ? <Empty /> : <Views versions={versions} {...props} />;
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

type VersionsProps = Omit<HistoryProps, 'onRetry'> & { readonly versions: readonly PageVersionSummary[] };

type View = 'versions' | 'removed';

/** The versions, or the tiles of them that are gone. */
function Views({ draftState, onLook, ...props }: VersionsProps) {
  const [view, show] = useState<View>('versions');
  return (
    <>
      <div className={styles.views}>
        <SegmentedControl label={historyTexts.views} value={view} options={VIEWS} onChange={show} />
      </div>
      {view === 'versions' ? (
        <Versions {...props} onLook={onLook} />
      ) : (
        <RemovedTiles {...props} draftState={draftState} onLook={(looked) => onLook({ ...looked, live: false })} />
      )}
    </>
  );
}

const VIEWS = [
  { value: 'versions', label: historyTexts.versions },
  { value: 'removed', label: historyTexts.removedTiles },
] as const;

function Versions({ versions, onLook, ...row }: Omit<VersionsProps, 'draftState'>) {
  const [now] = useState(() => new Date());
  return (
    <>
      <ul className={styles.list}>
        {versions.map((version, at) => {
          const shown = { version, live: at === 0, date: formatRecent(new Date(version.publishedAt), now, historyTexts) };
          return <VersionRow key={version.version} {...row} {...shown} onLook={(from) => onLook({ ...shown, from })} />;
        })}
      </ul>
      <p className={styles.note}>{historyTexts.note}</p>
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

/** Puts the design of a former version into the draft, and offers to undo that. */
function useRestore(draftState: DraftState): (design: PageDesign) => void {
  const { draft } = draftState;
  const notify = useNotify();
  const replaceDraft = useReplaceDraft(draftState);
  return (design) => {
    // If the draft has this design already, there is nothing to undo.
    if (sameDesign(draft.design, design)) return void notify({ text: historyTexts.restored, tone: 'done' });
    replaceDraft(design, historyTexts.restored);
  };
}
