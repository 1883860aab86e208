import { PLAIN_APPEARANCE } from '../../../../server/pages/appearance/appearance.rules.js';
import type { Look } from '../../../../server/pages/appearance/themes/theme.rules.js';
import { readDesign } from '../../../../server/pages/design/design-parsing.rules.js';
import { OWN_LOOK_LIMITS } from '../../../../server/pages/appearance/own-look.rules.js';
import { isObject } from '../../../../server/pages/json-value.rules.js';
import { DEFAULT_DESIGN, newTile, type PageDesign, type Tile, type TileStyle } from '../../../../server/pages/design/page-design.rules.js';
import type { KeyValueStore } from '../../draft/draft-document.js';
import { appearanceOf } from './look-change.js';

/** A look of a creator's own. */
export interface OwnLook {
  /** Pages remember it as the theme that was applied last. Empty for one that is not kept yet. */
  readonly id: string;
  /** A page without words: its title is the name of the look, and each of its tiles has one of the looks of tiles. */
  readonly page: PageDesign;
}

/** Where a creator's looks are kept: on the account, or on the device of a guest. Methods reject with `LookProblem`. */
export interface LookShelf {
  /** The newest first. */
  readonly read: () => Promise<readonly OwnLook[]>;
  /** Keeps a look, and returns it with an id of its own. */
  readonly keep: (look: OwnLook) => Promise<OwnLook>;
  readonly remove: (id: string) => Promise<void>;
}

/** Why something could not be done with looks: a sentence for the creator, or nothing if the creator knows already. */
export class LookProblem extends Error {}

/** The looks that are kept on this device, the newest first. */
export interface OwnLooks {
  readonly read: () => readonly OwnLook[];
  /** False if this browser does not let anything be kept, or if there are too many looks. */
  readonly keep: (look: OwnLook) => boolean;
  readonly remove: (id: string) => void;
}

const KEY = 'tessera.looks';

/** Looks in the storage of a browser. They are read again each time, because another tab may have changed them. */
export function ownLooksIn(store: Pick<KeyValueStore, 'read' | 'write'>): OwnLooks {
  const read = () => parsed(store.read(KEY));
  const write = (looks: readonly OwnLook[]) => store.write(KEY, JSON.stringify(looks));
  return {
    read,
    keep(look) {
      const others = read().filter(({ id }) => id !== look.id);
      return others.length < OWN_LOOK_LIMITS.looks && write([look, ...others]);
    },
    remove: (id) => void write(read().filter((look) => look.id !== id)),
  };
}

/** What somebody else has written there is not a look. */
function parsed(text: string | null): readonly OwnLook[] {
  try {
    const input: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(input) ? input.slice(0, OWN_LOOK_LIMITS.looks).flatMap(parsedLook) : [];
  } catch {
    return [];
  }
}

function parsedLook(input: unknown): OwnLook[] {
  if (!isObject(input) || typeof input.id !== 'string' || !/^own-[a-z0-9]{1,30}$/.test(input.id)) return [];
  const { design } = readDesign(input.page);
  return design ? [{ id: input.id, page: design }] : [];
}

/** The look of a page, without its words and pictures. */
export function lookOf(design: PageDesign, id: string, name: string): OwnLook {
  const { titleColor, backgroundColor, tiles } = design;
  const lead = tiles.find(({ isLead }) => isLead);
  const others = tiles.filter(({ kind, isLead }) => kind !== 'heading' && !isLead).map(({ style }) => style);
  const styles = oneTurn(others).slice(0, OWN_LOOK_LIMITS.styles);
  const page: PageDesign = {
    ...DEFAULT_DESIGN,
    ...{ titleColor, backgroundColor, title: name.trim().slice(0, OWN_LOOK_LIMITS.nameLength) },
    tiles: [...(lead ? [{ ...newTile(''), style: lead.style, isLead: true as const }] : []), ...styles.map(wordless)],
    appearance: { ...appearanceOf(design), theme: '' },
  };
  return { id, page };
}

/** The looks of tiles until they begin again. */
function oneTurn(styles: readonly TileStyle[]): readonly TileStyle[] {
  const texts = styles.map((style) => JSON.stringify(style));
  const length = styles.findIndex((_, most) => most > 0 && texts.every((text, at) => text === texts[at % most]));
  return length > 0 ? styles.slice(0, length) : styles;
}

function wordless(style: TileStyle): Tile {
  return { ...newTile(''), style };
}

/** The look as a theme, to apply it to a page. */
export function themeOf({ id, page }: OwnLook): Look {
  const { title, titleColor, backgroundColor, tiles, appearance = PLAIN_APPEARANCE } = page;
  const lead = tiles.find(({ isLead }) => isLead)?.style;
  const [first = lead ?? newTile().style, ...others] = tiles.filter(({ isLead }) => !isLead).map(({ style }) => style);
  const rest: Look['appearance'] & { theme?: string } = { ...appearance };
  delete rest.theme;
  return { id, name: title, titleColor, backgroundColor, tiles: [first, ...others], lead: lead ?? first, appearance: rest };
}
