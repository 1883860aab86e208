import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { toWire, type WireDesign } from '../../../../server/pages/design/wire-design.rules.js';
import { isOrigin, parsed, type DraftOrigin, type KeyValueStore, type StoredDraft } from '../draft-document.js';

/** The origin that the keys of older clients name. `page` is the id of the page; the previous release does not write it. */
export type KeyOrigin = DraftOrigin & { readonly page?: string };
type Kind = 'object' | 'list' | 'text' | 'number' | 'flag';

/** This key is written last: another tab that gets its event finds the complete draft. */
export const ORIGIN_KEY = 'draftOrigin';

/** One key for each part of the design, with the names and formats of older clients (specification §3). */
export const PART_KINDS: Readonly<Record<keyof WireDesign, Kind>> = {
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

export const PARTS = Object.keys(PART_KINDS) as (keyof WireDesign)[];
const KEYS = [...PARTS, ORIGIN_KEY];

export const IS_KIND: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  list: Array.isArray,
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isInteger(value) && value >= 0,
  flag: (value) => typeof value === 'boolean',
};

/** Stores the draft completely or not at all, without what the account has of it, and when it was changed: older clients would not change that. False when there is no access or no space. */
export function writeDraft(
  store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>,
  { design, owner, version, unsaved, tab, page }: StoredDraft & KeyOrigin,
): boolean {
  const origin: KeyOrigin = { owner, version, unsaved, tab, ...(page !== undefined && { page }) };
  const former = new Map<string, string | null>();
  const kept = Object.entries({ ...partsOf(design), [ORIGIN_KEY]: origin }).every(([key, value]) => {
    const text = JSON.stringify(value);
    // Another tab may have written in the meantime, so a text is compared with the storage and not with a cached value.
    const before = store.read(key);
    if (before === text) return true;
    former.set(key, before);
    return store.write(key, text);
  });
  if (!kept) restore(store, former);
  return kept;
}

/** The stored texts by their keys, whether or not they can be read. */
export function textsOf(store: Pick<KeyValueStore, 'read'>): ReadonlyMap<string, string> {
  const texts = KEYS.map((key) => [key, store.read(key)] as const);
  return new Map(texts.filter((entry): entry is [string, string] => entry[1] !== null));
}

/**
 * A digest of the stored texts. It tells whether anything was written since then, and is no protection against attackers, who could write
 * the draft anyway. It is FNV-1a, beside a second one with another multiplier.
 */
export function digestOf(texts: ReadonlyMap<string, string>): string {
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (const entry of texts) {
    for (const text of entry) {
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        one = Math.imul(one ^ unit, 0x01000193);
        two = Math.imul(two ^ unit, 0x5bd1e995);
      }
      // The end of a text, so that nothing can move from one to the next.
      one = Math.imul(one ^ 0xffff, 0x01000193);
    }
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}

/** Says in the console, once for all of them, that nothing is stored under these keys (specification §3). */
export function warnOfMissing(keys: readonly string[]): void {
  console.warn(`Nothing is stored for ${keys.join(', ')}; the default is used.`);
}

/** Removes everything that is stored there. */
export function clearDraft(store: KeyValueStore): void {
  for (const key of KEYS) store.remove(key);
}

// Without tiles, the content is one empty text, which is the default (specification §3).
function partsOf(design: PageDesign): WireDesign {
  const parts = toWire(design);
  return design.tiles.length > 0 ? parts : { ...parts, inputTextList: [''] };
}

/** The origin of the stored draft; null when there is none. */
export function readDraftOrigin(store: Pick<KeyValueStore, 'read'>): KeyOrigin | null {
  const origin = parsed(store.read(ORIGIN_KEY));
  return isOrigin(origin) ? origin : null;
}

/** Makes the stored texts what they were. */
export function restoreTexts(store: KeyValueStore, texts: ReadonlyMap<string, string>): void {
  restore(store, new Map(KEYS.map((key) => [key, texts.get(key) ?? null])));
}

// A partly written draft would mix the old design with the new one.
function restore(store: Pick<KeyValueStore, 'write' | 'remove'>, former: ReadonlyMap<string, string | null>): void {
  for (const [key, text] of [...former].reverse()) {
    if (text === null) store.remove(key);
    else store.write(key, text);
  }
}
