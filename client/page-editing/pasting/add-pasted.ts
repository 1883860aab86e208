import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { nextTileStyle } from '../../../server/pages/appearance/next-tile-style.rules.js';
import { DESIGN_LIMITS, type PageDesign, type Tile, type TileStyle } from '../../../server/pages/design/page-design.rules.js';
import { networkLinksOf, withLink, type NetworkLink } from '../../../server/pages/networks/network-links.rules.js';
import type { NetworkId } from '../../../server/pages/networks/networks.rules.js';
import { lazyPart } from '../../controls/loading/lazy-part.js';
import type { Question } from '../../controls/dialogs/confirm-dialog.js';
import type { Notification } from '../../controls/notifications/notification.js';
import { tileNameFrom } from '../../../server/pages/link-previews/tile-name-from.rules.js';
import { embedOf } from '../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { networkName } from '../../page-view/networks/network-names.js';
import { SHARED } from '../../shell/screens.js';
import { editorTexts } from '../../texts/en/editor.js';
import { pastingTexts } from '../../texts/en/pasting.js';
import { tileNamingTexts } from '../../texts/en/tile-naming.js';
import { iconsChange, nextKeys } from '../draft/draft.js';
import type { DraftState } from '../draft/use-draft.js';
import { profileOf } from '../links/any-link.js';
import type { PreviewLink } from '../tile-kinds/link-previews.js';
import type { PictureUploads } from '../rich-text/picture-uploads.js';
import { leadsToPicture, nameByTitles, turnIntoPictures, type KeyedTile } from '../tiles/adding/link-titles.js';
import { isAddress, linesOf, newPastedTile } from '../tiles/adding/pasted-tiles.js';
import type { TileEditingActions } from '../tiles/use-tile-actions.js';

interface PastedInto {
  readonly draftState: DraftState;
  readonly editing: TileEditingActions;
  /** Null for guests. */
  readonly preview: PreviewLink | null;
  readonly uploads: PictureUploads | null;
  readonly offerUndo: (text: string) => void;
  readonly notify: (notification: Notification) => void;
  readonly confirm: (question: Question) => Promise<boolean>;
}

const stylePart = lazyPart(() => import('../tiles/adding/next-style.js'), { preloads: false });

let pastes = 0;

/**
 * Adds a tile for each line, at the end of the page; the address of a profile becomes a social link, if the page has none of that network. All of it
 * is one step of undo. The server is asked for the titles of linked pages, and for pictures, and both become part of the same step. What was shared
 * has a `preview` of its own, and fills no social link.
 */
export async function addPasted(text: string, latest: RefObject<PastedInto>, preview?: PreviewLink): Promise<void> {
  // Only the first tile of a page needs the theme's look, which may not load.
  const style = latest.current.draftState.draft.keys.length === 0 ? (await stylePart.fetch().catch(() => null))?.nextStyle : undefined;
  const into = latest.current;
  const { draftState, editing, offerUndo, notify } = into;
  const { draft, change } = draftState;
  const { design, keys } = draft;
  const { places, links, lines } = preview
    ? { places: [], links: [], lines: linesOf(text) }
    : sorted(linesOf(text), networkLinksOf(design));
  const room = DESIGN_LIMITS.tiles - keys.length;
  const tiles = inLookOf(design, lines.slice(0, room).map(newPastedTile), style ?? nextTileStyle);
  const group = `paste ${(pastes += 1)}`;
  const added = nextKeys(draft, tiles.length);
  const [first] = added;
  const told = [
    ...(tiles.length > 0 ? [tileNamingTexts.pasted({ count: tiles.length })] : []),
    ...(places.length > 0 ? [pastingTexts.inLinks({ places: places.map((place) => networkName(place)).join(', ') })] : []),
  ];
  flushSync(() => {
    for (const tile of tiles) change({ type: 'tile-added', tile }, group);
    if (places.length > 0) change({ type: 'page-changed', change: iconsChange(links) }, group);
    change({ type: 'typing-ended' });
    if (told.length > 0) offerUndo(told.join(' '));
    // A selected row is higher. So it is scrolled into view afterwards.
    if (first !== undefined) editing.actions.select(first);
  });
  if (first !== undefined) editing.show(first);
  if (lines.length > room) notify({ text: editorTexts.tooMany({ limit: DESIGN_LIMITS.tiles }), tone: 'failed' });
  complete(
    added.map((key, at) => ({ key, tile: tiles[at]! })),
    preview ? { ...into, preview } : into,
  );
}

/** Finds out what only the server can. */
function complete(tiles: readonly KeyedTile[], { draftState: { change }, preview, uploads }: PastedInto): void {
  const mayUpload = uploads?.mayUpload === true;
  const pictures = tiles.filter((one) => mayUpload && leadsToPicture(one));
  if (mayUpload) void turnIntoPictures(pictures, uploads, change);
  const others = tiles.filter((one) => !pictures.includes(one));
  if (preview) void nameByTitles(others, preview, change);
}

/**
 * Adds what was shared with the installed app: many apps send an address within a text. A title that they send is not asked for. It asks first,
 * because every site can open this address.
 */
export async function addShared(search: string, latest: RefObject<PastedInto>): Promise<void> {
  const given = new URLSearchParams(search);
  const [title = '', text = '', url = ''] = SHARED.map((name) => given.get(name)?.trim().slice(0, LONGEST_SHARED));
  const addresses = [...new Set([url, ...text.split(/\s+/)].filter(isAddress))].slice(0, MOST_SHARED);
  const words = addresses.length > 0 ? addresses.join('\n') : (linesOf(text)[0] ?? url);
  const question = { title: pastingTexts.sharedQuestion, explanation: words, confirmLabel: pastingTexts.sharedAdd };
  if (words === '' || !(await latest.current.confirm({ ...question, cancelLabel: pastingTexts.sharedLeave }))) return;
  const name = tileNameFrom(title);
  const preview: PreviewLink = async (address) =>
    name !== '' && address === addresses[0] ? { title: name, imageAddress: null } : ((await latest.current.preview?.(address)) ?? null);
  return addPasted(words, latest, preview);
}

/** What another app may send, in UTF-16 units, and how many addresses of it become tiles. */
const [LONGEST_SHARED, MOST_SHARED] = [8_000, 5];

/** The lines that become tiles, and the links of the page with those that become one of them. */
function sorted(all: readonly string[], links: readonly NetworkLink[]) {
  const places: NetworkId[] = [];
  const lines: string[] = [];
  let filled = links;
  for (const line of all) {
    const profile = embedOf(line) ? null : profileOf(line);
    if (profile === null || filled.some(({ network }) => network === profile.network)) lines.push(line);
    else {
      places.push(profile.network);
      filled = withLink(filled, profile);
    }
  }
  return { places, links: filled, lines };
}

function inLookOf(design: PageDesign, tiles: readonly Tile[], nextStyle: (page: PageDesign) => TileStyle): readonly Tile[] {
  let page = design;
  return tiles.map((tile) => {
    const styled = { ...tile, style: nextStyle(page) };
    page = { ...page, tiles: [...page.tiles, styled] };
    return styled;
  });
}
