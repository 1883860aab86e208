import { tileClass } from '../../document/page-styles.js';
import { planMosaic, type MosaicPlan, type Place, type GridItem } from './mosaic.js';

const PHONE_COLUMNS = 2;
const WIDE_COLUMNS = 4;

/** The rules that place the tiles of a mosaic, and how many spare cells it needs. */
export interface MosaicStyles {
  readonly css: string;
  readonly spares: number;
}

/** The class of a spare cell, by its place among them. */
export function spareClass(index: number): string {
  return `s${index + 1}`;
}

/**
 * Places the items on phones and on wide pages. `indexes` are the places of the items among the tiles of the page. With `isRuled`, there are
 * lines between the columns as in a newspaper: a large first item is in the middle of a wide page, and the words of a single cell at the start
 * of a row begin where its line does.
 */
export function mosaicStyles(items: readonly GridItem[], indexes: readonly number[], isRuled = false): MosaicStyles {
  const plans = [planMosaic(items, PHONE_COLUMNS), planMosaic(items, WIDE_COLUMNS, isRuled)] as const;
  const spares = Math.max(...plans.map((plan) => plan.spares.length));
  const [phone, wide] = plans.map((plan) => layoutOf(plan, indexes, spares, isRuled)) as [string, string];
  return { css: `${phone}@container page (min-width:960px){${wide}}`, spares };
}

function layoutOf({ places, spares, headings }: MosaicPlan, indexes: readonly number[], most: number, isRuled: boolean): string {
  const inset = ({ column, columns }: Place): string => (isRuled ? `;--in:${column === 1 && columns === 1 ? 0 : '.875rem'}` : '');
  const tiles = places.map((place, at) => `.${tileClass(indexes[at] ?? at)}{grid-area:${areaOf(place)}${inset(place)}}`);
  const filled = Array.from({ length: most }, (_, at) => {
    const place = spares[at];
    return `.${spareClass(at)}{${place ? `display:block;grid-area:${areaOf(place)}` : 'display:none'}}`;
  });
  return [`.tiles{grid-template-rows:${rowsOf(headings)}}`, ...tiles, ...filled].join('');
}

function areaOf({ row, column, rows, columns }: Place): string {
  return `${row}/${column}/${row + rows}/${column + columns}`;
}

/** Rows of tiles have at least the height of the layout, and a heading has its own. */
function rowsOf(headings: readonly boolean[]): string {
  const runs = headings.join(' ').match(/true|false(?: false)*/g) ?? [];
  const tracks = runs.map((run) => (run === 'true' ? 'auto' : `repeat(${run.split(' ').length},minmax(var(--row,var(--cell)),auto))`));
  return tracks.join(' ') || 'none';
}
