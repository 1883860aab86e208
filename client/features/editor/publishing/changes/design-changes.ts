import { applyTheme, withoutTheme } from '../../../../../server/pages/appearance/apply-theme.rules.js';
import { PLAIN_APPEARANCE, type Appearance } from '../../../../../server/pages/appearance/appearance.rules.js';
import { THEMES } from '../../../../../server/pages/appearance/themes/themes.rules.js';
import type { PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { isSameJson } from '../../../../../server/pages/json-value.rules.js';
import { networkLinksOf } from '../../../../../server/pages/networks/network-links.rules.js';
import { changesOfTiles, type TileChangeKind } from './tile-changes.js';

/** What a change is about, and the name or text that tells it from others of its kind; empty if there is none. */
export interface DesignChange {
  readonly kind: ChangeKind;
  readonly detail: string;
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
  const changes = [
    ...(theme ? [theme.change] : []),
    ...PARTS.filter(({ of }) => !isSameJson(of(base), of(design))).map(({ kind, detail }) => ({ kind, detail: detail?.(design) ?? '' })),
    ...changesOfTiles(published.tiles, design.tiles, given),
  ];
  return changes.length === 0 ? [{ kind: 'other', detail: '' }] : changes;
}

/** The look that the page got, if another one was chosen, and what it does to a design. */
function themeBetween({ appearance: former }: PageDesign, { appearance }: PageDesign) {
  if (appearance === undefined) {
    return former && { change: { kind: 'noTheme', detail: '' } as const, apply: withoutTheme };
  }
  const theme = appearance.theme === former?.theme ? undefined : THEMES.find(({ id }) => id === appearance.theme);
  return theme && { change: { kind: 'theme', detail: theme.name } as const, apply: (design: PageDesign) => applyTheme(design, theme) };
}

interface Part {
  readonly kind: PartKind;
  readonly of: (design: PageDesign) => unknown;
  readonly detail?: (design: PageDesign) => string;
}

/** The parts of a design that are one change each, whatever of them has changed. */
const PARTS: readonly Part[] = [
  { kind: 'title', of: ({ title }) => title, detail: ({ title }) => title },
  { kind: 'bio', of: ({ bio }) => bio, detail: ({ bio = '' }) => bio },
  { kind: 'links', of: networkLinksOf },
  { kind: 'utm', of: ({ utm }) => utm },
  { kind: 'titleColor', of: ({ titleColor }) => titleColor },
  {
    kind: 'background',
    of: (design) => [design.backgroundColor, look(design, 'ground'), look(design, 'wallpaper'), look(design, 'panel')],
  },
  { kind: 'type', of: (design) => look(design, 'type') },
  { kind: 'header', of: (design) => look(design, 'header') },
  { kind: 'layout', of: (design) => look(design, 'layout') },
  { kind: 'tileShapes', of: (design) => look(design, 'tiles') },
  { kind: 'popups', of: (design) => look(design, 'sheet') },
];

function look<Part extends keyof Appearance>({ appearance }: PageDesign, part: Part): Appearance[Part] {
  return (appearance ?? PLAIN_APPEARANCE)[part];
}
