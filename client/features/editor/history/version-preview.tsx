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
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { differenceTexts, historyTexts } from '../../../texts/en/history.js';
import { readDesign } from '../server-page.js';
import type { PageVersionSummary } from './page-versions.js';
import { PageScreen } from './page-screen.js';
import { useRestoreVersion } from './use-restore-version.js';
import { ChangeRow, changeInWords } from '../publishing/changes/change-row.js';
import type { DesignChange } from '../publishing/changes/design-changes.js';
import { changesPart } from '../publishing/changes/unpublished.js';
import { useTakeBack } from '../use-replace-draft.js';
import screen from './page-screen.module.css';
import styles from './history-dialog.module.css';

interface VersionPreviewProps {
  readonly pageId: string;
  readonly version: PageVersionSummary;
  /** When it was published, as a text. */
  readonly date: string;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly draftState: DraftState;
}

/** A published version on a phone, in the place of the list of versions, and beside it what was different. */
export function VersionPreview({ pageId, version, date, draftState, ...preview }: VersionPreviewProps) {
  const { data, failure, retry } = useServerData(PageVersionDocument, { pageId, version: version.version }, { fetchPolicy: 'cache-first' });
  const design = useMemo(() => data && readableDesign(data.pageVersion.design), [data]);
  if (!design) return <Missing failure={data ? { kind: 'unanswered' } : failure} retry={retry} />;
  return (
    <div className={styles.version}>
      <PageScreen label={historyTexts.version({ number: version.version, moment: date })} design={design} {...preview} />
      <Differences version={design} draftState={draftState} />
    </div>
  );
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

interface DifferencesProps {
  readonly version: PageDesign;
  readonly draftState: DraftState;
}

/** What was different in a version from the draft. Each thing of it can be taken into the draft. Without its code, there is no list. */
function Differences({ version, draftState }: DifferencesProps) {
  const { module: part } = changesPart.use(true);
  const { design } = draftState.draft;
  const differences = useMemo(() => part?.changesBetween(version, design), [part, version, design]);
  const takeBack = useTakeBack(draftState);
  const region = useRef<HTMLDivElement>(null);
  if (!differences) return null;
  function take(difference: DesignChange) {
    // The pressed button goes with its row.
    region.current?.focus();
    takeBack(difference.without, difference.kind === 'removed' ? historyTexts.back({ name: nameOf(difference) }) : historyTexts.taken);
  }
  return (
    <div ref={region} tabIndex={-1} className={styles.differences}>
      <h3 className={styles.differencesTitle}>{differences.length === 0 ? historyTexts.same : historyTexts.differences}</h3>
      <ul className={styles.differencesList}>
        {differences.map((difference, at) => {
          const shown = { kind: difference.kind, detail: difference.kind === 'added' ? difference.detail : difference.former };
          const text = differenceTexts[difference.kind];
          const isBack = difference.kind === 'removed';
          const label = isBack
            ? historyTexts.bringBackOf({ name: nameOf(difference) })
            : historyTexts.takeOf({ difference: changeInWords(shown, text) });
          return (
            <ChangeRow key={at} {...shown} text={text}>
              <Button kind="line" size="small" aria-label={label} onClick={() => take(difference)}>
                {isBack ? historyTexts.bringBack : historyTexts.take}
              </Button>
            </ChangeRow>
          );
        })}
      </ul>
    </div>
  );
}

function nameOf({ former }: DesignChange): string {
  return former.trim() || differenceTexts.removed;
}
