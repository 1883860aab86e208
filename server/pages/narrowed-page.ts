import { tileIdsOf } from './design/tile-ids.rules.js';
import { closingOf } from './design/visible-tiles.rules.js';
import type { Tile } from './design/page-design.rules.js';
import { isSameJson } from './json-value.rules.js';
import type { Page } from './page.js';
import { pictureFilesOf } from './pictures/tile-pictures.rules.js';
import { locksOn, seenPage, type SeenPage } from './seen-page.js';

/**
 * Whether somebody saw something at a moment that the changed page does not show them any more: the page, its place in lists, its feed, a tile, or a picture. So its former state must be in no
 * answer, also while the database is away. What is only said otherwise does not count. `former`: null if there was none.
 */
export function isNarrowed(former: Page | null, present: Page, now: Date): boolean {
  if (!former) return false;
  // What cannot be read cannot be compared.
  if (former.isOfNewerFormat || present.isOfNewerFormat) return true;
  return viewersOf(former, now).some((opened) => showsLess(seenPage(former, now, opened), seenPage(present, now, opened)));
}

/** What visitors may have opened of a page: nothing, or one password each, with that of the page. */
function viewersOf(page: Page, now: Date): ReadonlySet<string>[] {
  const ofPage = page.accessLock ? [page.accessLock.lock] : [];
  return [new Set<string>(), ...locksOn(page, now).map((lock) => new Set([...ofPage, lock]))];
}

function showsLess(before: SeenPage, after: SeenPage): boolean {
  if (!before.page) return false;
  if (!after.page || isMoreClosed(before, after)) return true;
  return isLessListed(before.page, after.page) || hasFewerPictures(before.page, after.page) || hasFewerTiles(before.page, after.page);
}

/** A page that says when it comes tells more than one that asks for its password. */
function isMoreClosed({ closed: before }: SeenPage, { closed: after }: SeenPage): boolean {
  return after !== undefined && (before === undefined || (before.comes !== undefined && after.comes === undefined));
}

function isLessListed(before: Page, after: Page): boolean {
  return (before.access === 'public' && after.access !== 'public') || (before.feedSince !== null && after.feedSince === null);
}

function hasFewerPictures(before: Page, after: Page): boolean {
  if ((before.profilePicture && !after.profilePicture) || (before.wallpaper && !after.wallpaper)) return true;
  const present = after.shownDesign.tiles;
  // Looking for pictures in texts takes time, and nearly all tiles are as they were.
  const changed = before.shownDesign.tiles.filter((tile, at) => !isSameJson(tile, present[at]));
  const files = pictureFilesOf({ tiles: changed });
  if (files.length === 0) return false;
  const shown = new Set(pictureFilesOf({ tiles: present }));
  return files.some((file) => !shown.has(file));
}

function hasFewerTiles(before: Page, after: Page): boolean {
  const [former, present] = [before.shownDesign.tiles, after.shownDesign.tiles];
  if (former === present) return false;
  const ids = tileIdsOf(present);
  const byId = new Map(present.map((tile, at) => [ids[at]!, tile]));
  const formerIds = tileIdsOf(former);
  const known = new Set(formerIds);
  const added = present.filter((_, at) => !known.has(ids[at]!));
  return former.some((tile, at) => {
    const same = byId.get(formerIds[at]!) ?? renamed(tile, added);
    return !same || isMoreClosedTile(tile, same);
  });
}

/** A tile without an id of its own has another one when it is called otherwise. */
function renamed(tile: Tile, tiles: readonly Tile[]): Tile | undefined {
  return tiles.find((other) => isSameJson(unnamed(tile), unnamed(other)));
}

function unnamed({ id: _id, name: _name, ...tile }: Tile): object {
  return tile;
}

function isMoreClosedTile(before: Tile, after: Tile): boolean {
  const [former, present] = [closingOf(before), closingOf(after)];
  return present !== undefined && (former === undefined || ('comesAt' in former && 'locked' in present));
}
