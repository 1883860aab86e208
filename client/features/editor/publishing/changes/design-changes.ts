import { applyTheme, withoutTheme } from '../../../../../server/pages/appearance/apply-theme.rules.js';
import { PLAIN_APPEARANCE, type Appearance } from '../../../../../server/pages/appearance/appearance.rules.js';
import { THEMES } from '../../../../../server/pages/appearance/themes/themes.rules.js';
import { changePage, type PageDesign, type TileStyle } from '../../../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../../../server/pages/json-value.rules.js';
import { networkLinksOf } from '../../../../../server/pages/networks/network-links.rules.js';
import { changesOfTiles, withFormerStyles, type TileChangeKind } from './tile-changes.js';

/** What a change is about, and the name or text that tells it from others of its kind; empty if there is none. */
export interface DesignChange {
  readonly kind: ChangeKind;
  readonly detail: string;
  /** What the detail was before. */
  readonly former: string;
  /** The design without this change. It is the one that the change was found in, or another one with the same tiles in the same places. */
  readonly without: (design: PageDesign) => PageDesign;
}

export type ChangeKind = PartKind | TileChangeKind | 'theme' | 'noTheme' | 'other';

type PartKind = 'title' | 'bio' | 'titleColor' | 'background' | 'type' | 'layout' | 'header' | 'tileShapes' | 'popups' | 'links' | 'utm';

/**
 * What a creator has changed since the page was published, in the order of the page; nothing if the designs are equal. A change that touches
 * much, such as a theme, is one change: what it brings with it is not counted again.
 */
export function changesBetween(published: PageDesign, design: PageDesign): readonly DesignChange[] {
  if (isSameJson(published, design)) return [];
  const theme = themeBetween(published, design);
  const base = theme ? theme.apply(published) : published;
  const given = theme ? theme.apply(design).tiles.map(({ style }) => style) : [];
  const inTheme = (changed: PageDesign): PageDesign =>
    theme ? { ...changed, tiles: withStyleOfNew(changed, design, theme.apply(changed)) } : changed;
  const changes: readonly DesignChange[] = [
    ...(theme ? [{ ...theme.change, without: (present: PageDesign) => withoutLook(published, base, design, given, present) }] : []),
    ...PARTS.filter(({ of }) => !isSameJson(of(base), of(design))).map(({ kind, detail, put }) => ({
      kind,
      detail: detail?.(design) ?? '',
      former: detail?.(published) ?? '',
      without: (present: PageDesign) => withAppearanceOf(published, put(base, present)),
    })),
    ...changesOfTiles(published.tiles, design.tiles, given).map((change) => ({
      ...change,
      without: (present: PageDesign) => inTheme({ ...present, tiles: change.without(present.tiles) }),
    })),
  ];
  return changes.length === 0 ? [{ kind: 'other', detail: '', former: '', without: () => published }] : changes;
}

/** The look that the page got, if another one was chosen, and what it does to a design. */
function themeBetween({ appearance: former }: PageDesign, { appearance }: PageDesign) {
  const name = THEMES.find(({ id }) => id === former?.theme)?.name ?? '';
  if (appearance === undefined) {
    return former && { change: { kind: 'noTheme', detail: '', former: name } as const, apply: withoutTheme };
  }
  const theme = appearance.theme === former?.theme ? undefined : THEMES.find(({ id }) => id === appearance.theme);
  const change = { kind: 'theme', detail: theme?.name ?? '', former: name } as const;
  return theme && { change, apply: (design: PageDesign) => applyTheme(design, theme) };
}

/** The design in its former look. What was changed since the look was chosen stays. */
function withoutLook(
  published: PageDesign,
  base: PageDesign,
  design: PageDesign,
  given: readonly TileStyle[],
  present: PageDesign,
): PageDesign {
  const ofLook = PARTS.filter(({ of }) => isSameJson(of(base), of(design)) && !isSameJson(of(published), of(design)));
  const former = ofLook.reduce((changed, { put }) => put(published, changed), present);
  const { theme } = published.appearance ?? PLAIN_APPEARANCE;
  const tiles = withFormerStyles(published.tiles, design.tiles, given, present.tiles);
  return withAppearanceOf(published, { ...former, tiles, appearance: { ...(former.appearance ?? PLAIN_APPEARANCE), theme } });
}

/** A tile that has come back gets the style of the chosen theme. */
function withStyleOfNew({ tiles }: PageDesign, { tiles: known }: PageDesign, themed: PageDesign): PageDesign['tiles'] {
  if (tiles.length <= known.length) return tiles;
  return tiles.map((tile, at) => (known.includes(tile) ? tile : { ...tile, style: themed.tiles[at]?.style ?? tile.style }));
}

/** The design without an appearance if that is as it was. */
function withAppearanceOf({ appearance: former }: PageDesign, design: PageDesign): PageDesign {
  if (!design.appearance || !isSameJson(design.appearance, former ?? PLAIN_APPEARANCE)) return design;
  return changePage(design, { appearance: former });
}

interface Part {
  readonly kind: PartKind;
  readonly of: (design: PageDesign) => unknown;
  /** The second design with this part of the first one. */
  readonly put: (from: PageDesign, design: PageDesign) => PageDesign;
  readonly detail?: (design: PageDesign) => string;
}

/** The parts of a design that are one change each, whatever of them has changed. */
const PARTS: readonly Part[] = [
  { kind: 'title', ...propertiesOf('title'), detail: ({ title }) => title },
  { kind: 'bio', ...propertiesOf('bio'), detail: ({ bio = '' }) => bio },
  { kind: 'links', ...propertiesOf('socialLinks', 'networkLinks'), of: networkLinksOf },
  { kind: 'utm', ...propertiesOf('utm') },
  { kind: 'titleColor', ...propertiesOf('titleColor') },
  {
    kind: 'background',
    of: (design) => [design.backgroundColor, ...looksOf(design, ['ground', 'wallpaper', 'panel'])],
    put: (from, design) => withLooks(from, { ...design, backgroundColor: from.backgroundColor }, ['ground', 'wallpaper', 'panel']),
  },
  { kind: 'type', ...lookOf('type') },
  { kind: 'header', ...lookOf('header') },
  { kind: 'layout', ...lookOf('layout') },
  { kind: 'tileShapes', ...lookOf('tiles') },
  { kind: 'popups', ...lookOf('sheet') },
];

type HowToPut = Pick<Part, 'of' | 'put'>;

function propertiesOf(...names: readonly (keyof PageDesign)[]): HowToPut {
  return {
    of: (design) => names.map((name) => design[name]),
    put: (from, design) => changePage(design, Object.fromEntries(names.map((name) => [name, from[name]]))),
  };
}

function lookOf(part: keyof Appearance): HowToPut {
  return { of: (design) => looksOf(design, [part]), put: (from, design) => withLooks(from, design, [part]) };
}

function looksOf({ appearance = PLAIN_APPEARANCE }: PageDesign, parts: readonly (keyof Appearance)[]): readonly unknown[] {
  return parts.map((part) => appearance[part]);
}

function withLooks(from: PageDesign, design: PageDesign, parts: readonly (keyof Appearance)[]): PageDesign {
  const former = from.appearance ?? PLAIN_APPEARANCE;
  const looks = Object.fromEntries(parts.map((part) => [part, former[part]]));
  return { ...design, appearance: { ...(design.appearance ?? PLAIN_APPEARANCE), ...looks } };
}
