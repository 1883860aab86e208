import type { ReactNode } from 'react';
import { networkLinksOf } from '../../../server/pages/networks/network-links.rules.js';
import type { Appearance } from '../../../server/pages/appearance/appearance.rules.js';
import type { TypefaceId } from '../../../server/pages/appearance/typefaces.rules.js';
import type { PageDesign, Tile } from '../../../server/pages/design/page-design.rules.js';
import { isPlainDesign } from '../../../server/pages/design/page-design.rules.js';
import type { PagePictures } from '../pictures/page-pictures.js';
import { appearanceProperties, isHeavy, wordsColor } from './appearance-properties.js';
import { needsPlate } from './ground.js';
import { groundColor } from '../document/page-styles.js';
import { typefaceCss, typefacePreloads, titleTypefaceCss } from './type/typefaces.js';
import type { AppearanceMarkup } from './appearance-markup.js';
import type { Present } from './lean-style.js';
import { Letter, letterColors, pageLetter, tileLetter } from './letter.js';
import { embedOf } from '../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { columnSpans, type ColumnRoom } from './mosaic/column-spans.js';
import { breaksInWords } from './type/text-width.js';
import { titleSizes } from './type/title-size.js';
import { mosaicStyles, spareClass, type MosaicStyles } from './mosaic/mosaic-styles.js';
import { isSentence } from '../title-length.js';
import { writingDirection } from '../writing-direction.js';
import { styleSheets } from './style-sheets.js';
import { roomOf } from './type/tile-room.js';

/** What the document of a page that is not plain has beside that of a plain one. */
export interface AppearanceParts {
  readonly markup: AppearanceMarkup;
  readonly bio: ReactNode;
  /** For screens only: on paper, every page is plain. */
  readonly css: string;
  /** The typefaces. In a shadow root, browsers ignore such rules. */
  readonly typefaces: string;
  /** The addresses of the files that the title needs. */
  readonly preloads: readonly string[];
  /** What it has that only some pages have. */
  readonly present: Present;
}

/** From this size on, in CSS pixels, each word of a title has its own line on a phone. */
const BIG_TITLE = 96;
/** Rows lower than this, in CSS pixels, have their words in the middle. */
const LOW_ROW = 90;

/** On paper, of all pictures only those that are contents are printed, and the lines of a tile stand one below the other. */
const ON_PAPER = '@media print{.letter,.emblem{display:none}.second{display:block}}';

/** Forced colours leave nothing of a surface but its border. Between fine lines, tiles have these. */
const FORCED = '@media(forced-colors:active){.frame:not(.rules) .tile{border:1px solid}}';

/** Null for a plain design. `isShown` has for each tile whether it is on the page; without it, all are. */
export function appearanceParts(
  design: PageDesign,
  pictures: PagePictures,
  isShown: readonly boolean[] = design.tiles.map(() => true),
): AppearanceParts | null {
  if (isPlainDesign(design)) return null;
  const { appearance, tiles } = design;
  const mosaic = mosaicOf(design, isShown);
  const letter = pageLetter(design, pictures);
  const css = [
    appearance ? appearanceProperties(design, appearance, pictures) : '',
    ...styleSheets(design, pictures),
    letterColors(design, pictures),
    mosaic.css,
    FORCED,
  ].join('');
  const markup = {
    page: appearance ? pageClasses(design, appearance, pictures, letter).join(' ') : '',
    portrait: letter !== null && <Letter letter={letter} place="portrait" />,
    tiles: tileSizes(design, isShown).map((size, at) => tileClasses(tiles[at] as Tile, size)),
    spares: spareCells(mosaic.spares),
  };
  return {
    markup,
    bio: <Bio text={design.bio} />,
    css: `@media screen{${css}}${ON_PAPER}`,
    typefaces: appearance ? typefacesOf(design, appearance) : '',
    preloads: appearance ? preloadsOf(design, appearance) : [],
    present: presentOn(design, pictures, isShown, [markup.page, ...markup.tiles, ...(mosaic.spares > 0 ? ['spare'] : [])]),
  };
}

/** All classes that can be on a page, and its texts. `classes` are those that an appearance adds. */
export function presentOn(
  design: PageDesign,
  pictures: PagePictures,
  isShown: readonly boolean[],
  classes: readonly string[] = [],
): Present {
  const { bio, tiles } = design;
  const { profilePicture, wallpaper } = pictures;
  const some = {
    'portrayed portrait': profilePicture ?? pageLetter(design, pictures),
    'papered wallpaper': wallpaper,
    bare: !isShown.includes(true),
    long: isSentence(design.title),
    bio: bio !== undefined,
    emblem: tiles.some((tile) => tile.emblem ?? tileLetter(tile)),
    pictured: tiles.some(({ emblem }) => emblem?.picture),
    links: networkLinksOf(design).length > 0,
    card: tiles.some(({ kind }) => kind === 'embed'),
  };
  const shown = Object.entries(some).flatMap(([names, isThere]) => (isThere ? [names] : []));
  const names = [...classes, ...shown, ...tiles.map(({ kind }) => kind)].flatMap((list) => list.split(' '));
  const isRightToLeft = writingDirection(design.title) === 'rtl';
  return { classes: new Set(names), isRightToLeft, texts: tiles.map((tile) => (tile.kind === 'text' ? tile.html : '')).join('') };
}

function Bio({ text }: { readonly text: string | undefined }): ReactNode {
  return (
    text !== undefined && (
      <p className="bio p-note" dir="auto" lang="">
        {text}
      </p>
    )
  );
}

function mosaicOf({ appearance, tiles }: PageDesign, isShown: readonly boolean[]): MosaicStyles {
  if (appearance?.layout.kind !== 'mosaic') return { css: '', spares: 0 };
  const indexes = tiles.map((_, at) => at).filter((at) => isShown[at]);
  const items = indexes.map((at) => tiles[at] as Tile).map((tile) => ({ size: roomOf(tile), isHeading: tile.kind === 'heading' }));
  return mosaicStyles(items, indexes, appearance.tiles.ornament === 'rules');
}

function preloadsOf({ title }: PageDesign, { type }: Appearance): string[] {
  return typefacePreloads(type.heading, type.weight, type.isItalic, title);
}

function typefacesOf({ title, bio = '', tiles }: PageDesign, { type, layout }: Appearance): string {
  const texts = tiles.map((tile) => (tile.kind === 'text' ? tile.html : ''));
  const [names, lines] = [tiles.map(({ name }) => name).join(' '), tiles.map(({ secondLine }) => secondLine ?? '').join(' ')];
  const inCapitals = (words: string): string => (type.isUpperCase ? words.toUpperCase() : words);
  const shown: Partial<Record<TypefaceId, string>> = {};
  const show = (typeface: TypefaceId, words: string): void => void (shown[typeface] = `${shown[typeface] ?? ''} ${words}`);
  // Names are written as the title is where tiles go from edge to edge.
  show(type.names, layout.spread === 'full' ? inCapitals(names) : names);
  show(type.secondLines, lines);
  show(type.text, bio);
  const all = [title, bio, names, lines, ...texts].join(' ');
  const ofTitle = titleTypefaceCss(inCapitals(title), type.heading, type.weight, type.isItalic);
  return ofTitle + typefaceCss([type.heading, type.names, type.secondLines, type.text], all, shown);
}

function spareCells(count: number) {
  return Array.from({ length: count }, (_, at) => <li key={`spare-${at}`} className={`spare ${spareClass(at)}`} aria-hidden="true" />);
}

/** The classes that the style sheets of appearances use. Each names a choice of the creator. */
function pageClasses(design: PageDesign, appearance: Appearance, pictures: PagePictures, letter: string | null): string[] {
  const { header, layout, tiles } = appearance;
  const always = ['dressed', header.wide, `head-${header.align}`, `picture-${header.place}`, `line-${header.line}`];
  const chosen = { ...layoutClasses(appearance), ...partClasses(design, appearance, pictures) };
  const some = Object.entries(chosen).flatMap(([name, isChosen]) => (isChosen ? [name] : []));
  // A picture of the shape of tiles has no class of its own: that of tiles is theirs.
  const shape = header.shape === 'tile' ? [] : [header.shape];
  const isPortrayed = letter !== null || pictures.profilePicture !== null;
  const title = titleSizes(design.title, appearance, isPortrayed).hasOwnLine ? ['own-line'] : [];
  return [...always, ...shape, layout.spread, `tiles-${tiles.align}`, ...some, ...title, ...(letter === null ? [] : ['portrayed'])];
}

type Choices = Readonly<Record<string, boolean>>;

function layoutClasses({ layout: { kind, row }, ground }: Appearance): Choices {
  const isMosaic = kind === 'mosaic';
  const isSquare = isMosaic && row === 0;
  return {
    // A list is what every page has.
    columns: kind === 'columns',
    mosaic: isMosaic,
    low: isMosaic && !isSquare && row < LOW_ROW,
    'square-cells': isSquare,
    celled: isSquare && ground.kind === 'pattern' && ground.pattern === 'grid',
  };
}

function partClasses(
  design: PageDesign,
  { ground, wallpaper, panel, tiles, type }: Appearance,
  { wallpaper: picture }: PagePictures,
): Choices {
  const isPaneled = panel.kind !== 'none';
  const hasPlate = isPaneled && panel.holds !== 'tiles';
  return {
    big: type.size >= BIG_TITLE,
    unspaced: type.size >= BIG_TITLE && breaksInWords(design.title),
    heavy: isHeavy(type),
    edgeless: tiles.edge === 0,
    patterned: needsPlate(ground, groundColor(design), wordsColor(design, type)) && !(isPaneled && panel.holds === 'page'),
    discs: tiles.emblem === 'disc',
    // The class of the whole page is called frame.
    [tiles.ornament === 'frame' ? 'framed' : tiles.ornament]: tiles.ornament !== 'none',
    [type.effect]: type.effect !== 'none',
    [`${panel.kind} panel-${panel.holds}`]: isPaneled,
    dimmed: picture !== null && (wallpaper.dim > 0 || hasPlate),
  };
}

/** The sizes of tiles as classes. In columns, a tile that would leave a hole beside it is wider, and only films are high. */
function tileSizes({ appearance, tiles }: PageDesign, isShown: readonly boolean[]): string[] {
  if (appearance?.layout.kind === 'mosaic') return tiles.map(roomOf);
  if (appearance?.layout.kind !== 'columns') return tiles.map(({ size = 'small' }) => size);
  const sizes: string[] = tiles.map(({ size = 'small' }) => (size === 'tall' ? 'small' : size));
  const columns = appearance.layout.spread === 'full' ? 3 : 2;
  const indexes = tiles.map((_, at) => at).filter((at) => isShown[at]);
  const rooms = indexes.map((at) => columnRoom(tiles[at] as Tile));
  columnSpans(rooms, columns).forEach((span, at) => {
    if (rooms[at] !== 'row' && span > 1) sizes[indexes[at] ?? 0] = span === columns ? 'wide' : 'double';
  });
  return sizes;
}

function columnRoom(tile: Tile): ColumnRoom {
  if (tile.kind === 'heading' || tile.size === 'wide' || tile.size === 'large') return 'row';
  const isFilm = tile.kind === 'embed' && (embedOf(tile.address)?.provider.shape ?? 'film') === 'film';
  return isFilm ? 'high' : 'cell';
}

function tileClasses({ kind, style, isLead }: Tile, size: string): string {
  return [kind !== 'heading' && (style.surface ?? 'filled'), size !== 'small' && size, isLead && 'lead'].filter(Boolean).join(' ');
}
