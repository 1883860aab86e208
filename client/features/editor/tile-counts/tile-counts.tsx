import pointer from '../../../art/icons/lucide/mouse-pointer-click.svg?raw';
import type { Tile } from '../../../../server/pages/design/page-design.rules.js';
import { callServer } from '../../../api/connection/call-server.js';
import { PageCountsDocument } from '../../../api/generated/page-counts.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import type { TileNotes } from '../../../page-editing/tiles/tile-notes.js';
import { pageCountsTexts as texts } from '../../../texts/en/page-counts.js';
import { languageTexts } from '../../../texts/en/shell.js';
import styles from './tile-counts.module.css';

const DAYS = 30;
const shortNumber = new Intl.NumberFormat(languageTexts.formats, { notation: 'compact' });

/** How often visitors have opened each tile of a page, or followed its link. Null if it cannot be fetched: the editor does not need it. */
export async function fetchTileCounts(pageId: string): Promise<TileNotes | null> {
  try {
    const { pageCounts } = await callServer(PageCountsDocument, { pageId, days: DAYS });
    const opened = new Map(pageCounts.tiles.map(({ tileId, count }) => [tileId, count]));
    const followed = new Map(pageCounts.links.map(({ subject, count }) => [subject, count]));
    return {
      noteOn(tile, selected) {
        const address = linkOf(tile);
        const count = address === '' ? opened.get(tile.id ?? '') : followed.get(address);
        return count !== undefined && <TileCount count={count} words={address === '' ? texts.opened : texts.followed} inWords={selected} />;
      },
    };
  } catch {
    return null;
  }
}

/** Where a press on the tile leads. Empty if it opens a popup. */
function linkOf(tile: Tile): string {
  return tile.kind === 'link' || tile.kind === 'picture' ? tile.address : '';
}

interface TileCountProps {
  readonly count: number;
  readonly words: (values: { readonly count: number }) => string;
  /** Whether the words are visible, too. Otherwise only the number is. */
  readonly inWords: boolean;
}

function TileCount({ count, words, inWords }: TileCountProps) {
  return (
    <span className={styles.count}>
      <IconDrawing svg={pointer} />
      {!inWords && <span aria-hidden="true">{shortNumber.format(count)}</span>}
      <span className={inWords ? undefined : 'visually-hidden'}>{words({ count })}</span>
    </span>
  );
}
