import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageDesign, Tile } from '../../../../server/pages/design/page-design.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { formatRecent } from '../../../controls/dates.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import type { DraftState } from '../../../page-editing/draft/use-draft.js';
import { editingOf } from '../../../page-editing/tile-kinds/tile-kinds.js';
import { ListedTile } from '../../../page-editing/tiles/listed-tile.js';
import { slab } from '../../../page-editing/tiles/slab.js';
import { historyTexts } from '../../../texts/en/history.js';
import { failureTexts } from '../../../texts/en/shell.js';
import type { DesignChange } from '../publishing/changes/design-changes.js';
import { changesPart } from '../publishing/changes/unpublished.js';
import { useTakeBack } from '../use-replace-draft.js';
import { fetchDesign, type PageVersionSummary } from './page-versions.js';
import styles from './removed-tiles.module.css';

interface RemovedTilesProps {
  readonly pageId: string;
  /** The newest first. */
  readonly versions: readonly PageVersionSummary[];
  readonly draftState: DraftState;
  /** Shows the version that had a tile last. `from` is the `data-look` of the pressed button. */
  readonly onLook: (looked: { readonly version: PageVersionSummary; readonly date: string; readonly from: string }) => void;
}

/** A tile that a version has and the draft has not. */
interface RemovedTile {
  readonly tile: Tile;
  readonly version: PageVersionSummary;
  readonly backgroundColor: PageDesign['backgroundColor'];
  readonly change: DesignChange;
}

/** The tiles that were published and are not in the draft any more. Each can be put back where it was. */
export function RemovedTiles({ pageId, versions, draftState, onLook }: RemovedTilesProps) {
  const { design } = draftState.draft;
  const { module: part } = changesPart.use(true);
  const { designs, isFailed, retry } = useFormerDesigns(pageId, versions);
  const takeBack = useTakeBack(draftState);
  const region = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const removed = useMemo(() => part && designs && removedTiles(designs, design, part.changesBetween), [part, designs, design]);
  if (isFailed) return <DidNotLoad heading="h3" title={historyTexts.removedFailed} text={failureTexts.unanswered} onRetry={retry} />;
  if (!removed) return <Looking />;
  function restore({ tile, change }: RemovedTile) {
    // The pressed button goes with its row.
    region.current?.focus();
    takeBack(change.without, historyTexts.back({ name: nameOf(tile) }));
  }
  return (
    <div ref={region} tabIndex={-1} className={styles.removed}>
      {removed.length === 0 && <h3 className={styles.title}>{historyTexts.noneRemoved}</h3>}
      <p className={styles.note}>{removed.length === 0 ? historyTexts.noneRemovedHint : historyTexts.removedNote}</p>
      <ul className={styles.list}>
        {removed.map((one, at) => (
          <RemovedRow
            key={one.tile.id ?? `${one.version.version} ${one.tile.name}`}
            removed={one}
            date={formatRecent(new Date(one.version.publishedAt), now, historyTexts)}
            from={`tile ${at}`}
            onLook={onLook}
            onRestore={() => restore(one)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RemovedRowProps extends Pick<RemovedTilesProps, 'onLook'> {
  readonly removed: RemovedTile;
  /** When it was there last, as a text. */
  readonly date: string;
  /** The name of its row for `data-look`. */
  readonly from: string;
  readonly onRestore: () => void;
}

function RemovedRow({ removed: { tile, version, backgroundColor }, date, from, onLook, onRestore }: RemovedRowProps) {
  const name = nameOf(tile);
  return (
    <li className={styles.row}>
      <span className={styles.tile} style={slab(backgroundColor)}>
        <ListedTile style={tile.style} plain={tile.kind === 'heading'}>
          <bdi>{name}</bdi>
        </ListedTile>
      </span>
      <p className={styles.what}>
        {editingOf(tile).label}
        {'. '}
        {historyTexts.lastIn({ moment: date })}
      </p>
      <span className={styles.acts}>
        <Button
          kind="quiet"
          size="small"
          aria-label={historyTexts.lookAtTile({ name })}
          data-look={from}
          onClick={() => onLook({ version, date, from })}
        >
          {historyTexts.lookAtIt}
        </Button>
        <Button kind="line" size="small" aria-label={historyTexts.restoreTileOf({ name })} onClick={onRestore}>
          {historyTexts.restoreTile}
        </Button>
      </span>
    </li>
  );
}

function Looking() {
  return (
    <Skeleton label={historyTexts.lookingForRemoved}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}

function nameOf(tile: Tile): string {
  return tile.name.trim() || editingOf(tile).label;
}

interface FormerDesign {
  readonly version: PageVersionSummary;
  readonly design: PageDesign;
}

/** The versions after which a tile was removed, and the newest one: null while they are fetched. */
function useFormerDesigns(pageId: string, versions: readonly PageVersionSummary[]) {
  const [{ designs, isFailed }, set] = useState<{ designs: readonly FormerDesign[] | null; isFailed: boolean }>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    const wanted = versions.filter((_, at) => at === 0 || versions[at - 1]?.change?.removed.length !== 0);
    Promise.all(wanted.map(async (version) => ({ version, design: await fetchDesign(pageId, version.version) }))).then(
      (fetched) => isLeft || set({ designs: fetched, isFailed: false }),
      () => isLeft || set({ designs: null, isFailed: true }),
    );
    return () => {
      isLeft = true;
    };
  }, [pageId, versions, attempt]);
  function retry() {
    set(NOTHING);
    setAttempt((before) => before + 1);
  }
  return { designs, isFailed, retry };
}

const NOTHING = { designs: null, isFailed: false };

type Compare = (older: PageDesign, newer: PageDesign) => readonly DesignChange[];

/** The tiles that these versions have and the draft has not, each as it was last. */
function removedTiles(designs: readonly FormerDesign[], draft: PageDesign, changesBetween: Compare): readonly RemovedTile[] {
  const found = new Map<string, RemovedTile>();
  for (const { version, design } of designs) {
    for (const change of changesBetween(design, draft)) {
      const tile = change.kind === 'removed' && change.without(draft).tiles.find((one) => !draft.tiles.includes(one));
      if (!tile) continue;
      const key = tile.id ?? `${tile.kind} ${tile.name}`;
      if (!found.has(key)) found.set(key, { tile, version, backgroundColor: design.backgroundColor, change });
    }
  }
  return [...found.values()];
}
