import { applyTheme } from '../appearance/apply-theme.rules.js';
import { THEMES } from '../appearance/themes/themes.rules.js';
import { readDesign, readDraftDesign } from './design-parsing.rules.js';
import { Faults } from './faults.rules.js';
import { DESIGN_LIMITS, type PageDesign, type Tile } from './page-design.rules.js';
import { DesignInvalid, DesignTooLarge } from '../pages.errors.js';
import { refusal } from '../../parsed.rules.js';
import { toStoredDesign } from './stored-design.rules.js';
import { inTexts } from './wire-design.rules.js';
import { checkHtmlSize } from '../tile-kinds/text/text-tile-parsing.rules.js';

/**
 * The same as `readDesign`, and the whole design is within its limit in bytes, or at most `room` bytes above it.
 *
 * @throws {DesignInvalid} that names every faulty place, such as `tiles.3.name`.
 * @throws {DesignTooLarge}
 */
export function parseDesign(input: unknown, room = 0, anyLinks = false): PageDesign {
  const { design, faults } = readDesign(input, anyLinks);
  if (!design) throw new DesignInvalid(faults);
  storedBytes(design, room);
  return design;
}

/**
 * The same for a draft, which may have what its author has not finished: see `readDraftDesign`.
 *
 * @throws {DesignInvalid}
 * @throws {DesignTooLarge}
 */
export function parseDraft(input: unknown): PageDesign {
  const { design, faults } = readDraftDesign(input);
  if (!design) throw new DesignInvalid(faults);
  storedBytes(design);
  return design;
}

/** The design of a draft without the tiles that a publication would refuse: an address of one may lead anywhere. The rest of it cannot. */
export function withoutRefusedTiles(design: PageDesign): PageDesign {
  const { faults } = readDesign(design);
  if (!faults) return design;
  const refused = new Set(Object.keys(faults).map((place) => /^tiles\.(\d+)\./.exec(place)?.[1]));
  return { ...design, tiles: design.tiles.filter((_, at) => !refused.has(String(at))) };
}

/**
 * What puts designs into the look of a theme; without one, they stay as they are.
 * @throws {DesignInvalid} that names `theme` when there is no such theme.
 */
export function applyThemeById(id: string | undefined): (design: PageDesign) => PageDesign {
  if (id === undefined) return (design) => design;
  const theme = THEMES.find((one) => one.id === id);
  if (theme) return (design) => applyTheme(design, theme);
  const faults = new Faults();
  faults.add('theme', 'CHOICE_UNKNOWN');
  throw new DesignInvalid(faults.byPlace());
}

/**
 * Returns the tile if its content is within its limit in bytes. `at` is its place in the page.
 * @throws {DesignInvalid}
 */
export function checkTileSize(tile: Tile, at: number): Tile {
  const faults = new Faults();
  if (tile.kind === 'text') checkHtmlSize(tile.html, `tiles.${at}.html`, faults);
  const found = faults.byPlace();
  if (Object.keys(found).length > 0) throw new DesignInvalid(found);
  return tile;
}

/**
 * Refuses a design that has more tiles than a page, after tiles were added that were not sent.
 * @throws {DesignInvalid}
 */
export function refuseTooManyTiles({ tiles }: PageDesign): void {
  const [most, count] = [DESIGN_LIMITS.tiles, tiles.length];
  if (count > most) throw new DesignInvalid({ tiles: [refusal('TOO_MANY_TILES', { most, count })] });
}

/**
 * How many bytes a design has as it is stored.
 * @throws {DesignTooLarge} when it is above its limit by more than `room` bytes.
 */
export function storedBytes(design: PageDesign, room = 0): number {
  const bytes = bytesOf(design);
  if (bytes > DESIGN_LIMITS.designBytes + room) throw new DesignTooLarge();
  return bytes;
}

/** How many bytes longer a design is if each tile is written as the text tile that says the same. */
export function growthAsTexts(design: PageDesign): number {
  return Math.max(0, bytesOf(inTexts(design)) - bytesOf(design));
}

function bytesOf(design: PageDesign): number {
  return Buffer.byteLength(JSON.stringify(toStoredDesign(design).document));
}
