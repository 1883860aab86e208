import { readDraftDesign } from '../../../server/pages/design/design-parsing.rules.js';
import { withFormerKinds } from '../../../server/pages/vocabulary/former-kinds.rules.js';
import { DESIGN_LIMITS, NEW_TILE_NAME, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { WireDesign } from '../../../server/pages/design/wire-design.rules.js';
import { readWireDesign } from '../../../server/pages/design/wire-parsing.rules.js';
import { completeDesign } from '../../../server/pages/vocabulary/complete-design.rules.js';
import { allBut, TEXTS, type PageProperty } from '../../../server/pages/vocabulary/vocabulary.rules.js';
import { savedIn, type DraftDocument, type OwnedDraft } from './draft-document.js';
import { changedIn } from './tabs/draft-beside.js';
import type { DraftReading } from './draft-places.js';
import {
  IS_KIND,
  isOrigin,
  ORIGIN_KEY,
  PART_KINDS,
  PARTS,
  warnOfMissing,
  type DraftOrigin,
  type KeyValueStore,
  type StoredDraft,
} from './draft-storage.js';
import { setAside, restoreNewerDrafts } from './newer-drafts.js';

/*
 * The parsing of stored drafts. Most visits find none with unpublished changes, so the editor loads this code only when it finds one.
 */

/** For parts that an older client stored, or whose origin cannot be read. It may be a page that was only viewed. */
const UNKNOWN_ORIGIN: DraftOrigin = { owner: null, version: 0, unsaved: false, tab: '' };

/** The functions that read the drafts of a page. `published` is the design that visitors see. */
export function draftReading(published: PageDesign | null): DraftReading {
  return {
    draftIn: (document) => draftIn(document, published),
    readDraft,
    kindsOf: (texts, written) => withKinds(texts, written, published),
    restoreNewer: restoreNewerDrafts,
    setAside,
  };
}

/**
 * The draft of a document; null if it is published, or, with a warning in the console, if its design cannot be read. One that the previous release stored says nothing of the icons beyond the ten,
 * of profiles, or of what links to other sites say: these are as on the published page.
 */
export function draftIn(document: DraftDocument, published: PageDesign | null = null): OwnedDraft | null {
  const { owner, version, unsaved, tab, design } = document;
  if (design === null) return null;
  const found = readDraftDesign(design).design;
  const read = found && published ? withUnsaid(found, published, Object.keys(design as object)) : found;
  if (read) return { owner, version, unsaved, tab, saved: savedIn(document), changedAt: changedIn(document), design: read };
  console.warn("The stored draft can't be read.");
  return null;
}

/**
 * The draft in the keys of older clients, or null when there is none. A part that is missing or cannot be read gets its default, with a
 * warning in the console (specification §3); the other parts are used.
 */
export function readDraft(store: Pick<KeyValueStore, 'read'>): StoredDraft | null {
  const found: Partial<Record<keyof WireDesign, unknown>> = {};
  const missing = [...PARTS, ORIGIN_KEY].filter((key) => store.read(key) === null);
  if (missing.length > 0) warnOfMissing(missing);
  for (const part of PARTS) {
    const value = readItem(store, part, IS_KIND[PART_KINDS[part]]);
    if (value !== undefined) found[part] = value;
  }
  if (Object.keys(found).length === 0) return null;
  const origin = readItem(store, ORIGIN_KEY, isOrigin) as DraftOrigin | undefined;
  const { design, faults } = readWireDesign({ ...found, buttonNames: found.buttonNames ?? defaultNames(found) });
  if (!design) {
    console.warn(`The stored draft can't be read: ${Object.keys(faults).join(', ')}`);
    return null;
  }
  for (const place of Object.keys(faults)) warnOfDefault(place);
  return { ...(origin ?? UNKNOWN_ORIGIN), design };
}

/** The draft of a release that knows less of pages than this one. Who does not know what links to other sites say does not know of profiles either. */
function withUnsaid(found: PageDesign, published: PageDesign, parts: readonly string[]): PageDesign {
  const unsaid: readonly PageProperty[] = (['networkLinks', 'utm'] as const).filter((part) => !parts.includes(part));
  if (unsaid.length === 0) return found;
  const vocabulary = allBut({ page: unsaid, tiles: unsaid.includes('utm') ? ['isMe'] : [] });
  return completeDesign({ base: published, sent: found, vocabulary, now: new Date() });
}

/**
 * The design that an older client wrote as texts, with what it cannot say as it was shown: in the document of the draft, or, after it was published, on the server. A tile that the first of these does not have may
 * be one that another has.
 */
export function withKinds(texts: PageDesign, ...shown: readonly (PageDesign | null | undefined)[]): PageDesign {
  const [base, ...others] = shown.filter((design) => design !== null && design !== undefined);
  if (!base) return texts;
  const completed = completeDesign({ base, present: others.at(-1) ?? base, sent: texts, vocabulary: TEXTS, now: new Date() });
  const places = [...texts.tiles.keys()].filter((at) => completed.tiles[at]?.kind === 'text');
  const former = others.flatMap(({ tiles }) => tiles.flatMap((tile) => (tile.kind === 'text' ? [] : [{ tile, most: 1 }])));
  return { ...completed, tiles: withFormerKinds(completed.tiles, { sent: texts.tiles, places, former }) };
}

// The number of names decides how many tiles there are. If only the names are missing, the tiles must not get lost.
function defaultNames({ btnCount }: Partial<Record<keyof WireDesign, unknown>>): string[] {
  return Array.from({ length: Math.min(Number(btnCount ?? 0), DESIGN_LIMITS.tiles) }, () => NEW_TILE_NAME);
}

function readItem(store: Pick<KeyValueStore, 'read'>, key: string, isRight: (value: unknown) => boolean): unknown {
  const text = store.read(key);
  if (text === null) return undefined;
  const value = parsed(text);
  if (isRight(value)) return value;
  warnOfDefault(key);
  return undefined;
}

function warnOfDefault(place: string): void {
  console.warn(`The stored ${place} can't be read; the default is used.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
