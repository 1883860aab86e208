import { DESIGN_LIMITS, NEW_TILE_NAME, type PageDesign } from '../../../server/pages/page-design.rules.js';
import { readWireDesign, toWire, type WireDesign } from '../../../server/pages/wire-design.rules.js';

/** A draft as it waits on this device for its owner to come back. */
export interface StoredDraft {
  /** The username of the account whose page it is; others who use the device are not shown it. Null when nobody knows. */
  readonly owner: string | null;
  /** The published version that it was made from. */
  readonly version: number;
  /** Whether it differed from that version when it was last written. */
  readonly unsaved: boolean;
  /** The tab that wrote it, by a name that it made up when it was loaded. */
  readonly tab: string;
  readonly design: PageDesign;
}

/** Where drafts are kept. It never throws: what can't be read is null, and `write` is false when there is no room or no access. */
export interface DraftStore {
  read(key: string): string | null;
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** Whose a draft is, and what it was made from. */
export type DraftOrigin = Omit<StoredDraft, 'design'>;
type Kind = 'object' | 'list' | 'text' | 'number' | 'flag';

/** Of parts that an older client left, or whose origin can't be read any more. It may be a page that somebody only looked at. */
const UNKNOWN_ORIGIN: DraftOrigin = { owner: null, version: 0, unsaved: false, tab: '' };

/** Written last: another tab that hears of it finds the whole draft. */
export const ORIGIN_KEY = 'draftOrigin';

/** One key for each part of the design, named and shaped as older clients do (specification §3). */
const PART_KINDS: Readonly<Record<keyof WireDesign, Kind>> = {
  titleColor: 'object',
  bodyBackgroundColor: 'object',
  buttonColors: 'list',
  borderRadius: 'list',
  textThickness: 'list',
  buttonNames: 'list',
  showModal: 'list',
  showPreviewModal: 'list',
  showEditBtnModal: 'list',
  editedText: 'text',
  inputTextList: 'list',
  socialLinksList: 'object',
  showEditLinksPickerModal: 'flag',
  showEditBgColorModal: 'flag',
  btnCount: 'number',
  containerCount: 'number',
};

const PARTS = Object.keys(PART_KINDS) as (keyof WireDesign)[];
const KEYS = [...PARTS, ORIGIN_KEY];

const IS_KIND: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  list: Array.isArray,
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  flag: (value) => typeof value === 'boolean',
};

/**
 * The draft that waits on this device, or null when there is none. A part that is not stored or can't be read gets its default,
 * with a warning in the console (specification §3); the other parts count.
 */
export function readDraft(store: Pick<DraftStore, 'read'>): StoredDraft | null {
  const found: Partial<Record<keyof WireDesign, unknown>> = {};
  for (const part of PARTS) {
    const value = readItem(store, part, IS_KIND[PART_KINDS[part]]);
    if (value !== undefined) found[part] = value;
  }
  if (Object.keys(found).length === 0) return null;
  const origin = readItem(store, ORIGIN_KEY, isOrigin) as DraftOrigin | undefined;
  const { design, faults } = readWireDesign({ ...found, buttonNames: found.buttonNames ?? defaultNames(found) });
  if (!design) {
    console.warn(`The stored draft can't be read: ${Object.values(faults).flat().join(' ')}`);
    return null;
  }
  for (const place of Object.keys(faults)) warnOfDefault(place);
  return { ...(origin ?? UNKNOWN_ORIGIN), design };
}

/** Keeps the draft on this device, whole or not at all. False when the device doesn't let us, or has no room left. */
export function writeDraft(store: DraftStore, { design, ...origin }: StoredDraft): boolean {
  const former = new Map<string, string | null>();
  const kept = Object.entries({ ...partsOf(design), [ORIGIN_KEY]: origin }).every(([key, value]) => {
    const text = JSON.stringify(value);
    // Another tab may have written meanwhile, so a text is compared with the storage and not with a memory of it.
    const before = store.read(key);
    if (before === text) return true;
    former.set(key, before);
    return store.write(key, text);
  });
  if (!kept) restore(store, former);
  return kept;
}

/** The texts of whatever waits there, by their keys, readable or not. */
export function textsOf(store: Pick<DraftStore, 'read'>): ReadonlyMap<string, string> {
  const texts = KEYS.map((key) => [key, store.read(key)] as const);
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Removes whatever waits there. */
export function clearDraft(store: DraftStore): void {
  for (const key of KEYS) store.remove(key);
}

// Without a tile the content is one empty text, as it is by default (specification §3).
function partsOf(design: PageDesign): WireDesign {
  const parts = toWire(design);
  return design.tiles.length > 0 ? parts : { ...parts, inputTextList: [''] };
}

// The number of names decides how many tiles there are. Where only the names are lost, their tiles must not be lost with them.
function defaultNames({ btnCount }: Partial<Record<keyof WireDesign, unknown>>): string[] {
  return Array.from({ length: Math.min(Number(btnCount ?? 0), DESIGN_LIMITS.tiles) }, () => NEW_TILE_NAME);
}

function readItem(store: Pick<DraftStore, 'read'>, key: string, isRight: (value: unknown) => boolean): unknown {
  const text = store.read(key);
  if (text === null) {
    console.warn(`No ${key} is stored; the default is used.`);
    return undefined;
  }
  const value = parsed(text);
  if (isRight(value)) return value;
  warnOfDefault(key);
  return undefined;
}

function warnOfDefault(place: string): void {
  console.warn(`The stored ${place} can't be read; the default is used.`);
}

/** Where the draft that waits on this device comes from; null when there is none. */
export function readDraftOrigin(store: Pick<DraftStore, 'read'>): DraftOrigin | null {
  const origin = parsed(store.read(ORIGIN_KEY) ?? 'null');
  return isOrigin(origin) ? origin : null;
}

function isOrigin(value: unknown): value is DraftOrigin {
  const { owner, tab, version, unsaved } = (value ?? {}) as Record<string, unknown>;
  return IS_KIND.text(owner) && IS_KIND.text(tab) && IS_KIND.number(version) && IS_KIND.flag(unsaved);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Half of a new draft beside half of an old one would be a design that nobody made.
function restore(store: DraftStore, former: ReadonlyMap<string, string | null>): void {
  for (const [key, text] of [...former].reverse()) {
    if (text === null) store.remove(key);
    else store.write(key, text);
  }
}
