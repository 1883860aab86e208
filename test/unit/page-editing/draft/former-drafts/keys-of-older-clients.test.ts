import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { readDraft } from '../../../../../client/page-editing/draft/former-drafts/reading.js';
import { writeDraft } from '../../../../../client/page-editing/draft/former-drafts/keys-of-older-clients.js';
import type { KeyValueStore, StoredDraft } from '../../../../../client/page-editing/draft/draft-document.js';
import type { Color } from '../../../../../server/pages/design/color.rules.js';
import { DEFAULT_DESIGN, type PageDesign } from '../../../../../server/pages/design/page-design.rules.js';
import { SOCIAL_KINDS, type SocialLinks } from '../../../../../server/pages/design/social-links.rules.js';
import { toWire } from '../../../../../server/pages/design/wire-design.rules.js';
import { anyToolbarHtml } from '../../../../builders/documents/any-toolbar-html.js';
import { aDesign, aTile } from '../../../../builders/pages/page-design.js';
import { MemoryStore } from '../memory-store.js';
import { asTextTile } from '../../../../../server/pages/tile-kinds/tile-kinds.rules.js';

function aStoredDraft(change: Partial<StoredDraft> = {}): StoredDraft {
  return { owner: 'ada', version: 3, unsaved: true, tab: 'this', design: aDesign(), ...change };
}

function stored(draft = aStoredDraft()): MemoryStore {
  const store = new MemoryStore();
  writeDraft(store, draft);
  return store;
}

let warn: jest.SpiedFunction<typeof console.warn>;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  warn.mockRestore();
});

describe('The draft on the device', () => {
  test('DR-02 Colours and style have the keys titleColor, bodyBackgroundColor, buttonColors, borderRadius, textThickness', () => {
    const { items } = stored(aStoredDraft({ design: aDesign({ tiles: [aTile({ style: { radius: 12 } })] }) }));
    expect(JSON.parse(items.get('titleColor') ?? '')).toEqual({ body: { color: '#ffffff', alpha: 1 } });
    expect(JSON.parse(items.get('bodyBackgroundColor') ?? '')).toEqual({ body: { color: '#474a71', alpha: 1 } });
    expect(JSON.parse(items.get('buttonColors') ?? '')).toEqual([[expect.objectContaining({ text: { color: '#f2f2f2', alpha: 1 } })]]);
    expect([items.get('borderRadius'), items.get('textThickness')]).toEqual(['[12]', '[10]']);
  });

  test('DE-04 The default inputTextList is one empty string', () => {
    const store = stored(aStoredDraft({ design: DEFAULT_DESIGN }));
    expect(store.items.get('inputTextList')).toBe('[""]');
    expect(readDraft(store)?.design).toEqual(DEFAULT_DESIGN);
  });

  test('DR-03 Content has the keys buttonNames, editedText, inputTextList, socialLinksList', () => {
    const { items } = stored(aStoredDraft({ design: aDesign({ title: 'Ada', tiles: [aTile({ name: 'Fig', html: '<p>x</p>' })] }) }));
    expect([items.get('buttonNames'), items.get('editedText'), items.get('inputTextList')]).toEqual(['["Fig"]', '"Ada"', '["<p>x</p>"]']);
    expect(Object.keys(JSON.parse(items.get('socialLinksList') ?? '') as SocialLinks)).toEqual([...SOCIAL_KINDS]);
  });

  test('DR-04 The flags have keys of their own and are all false', () => {
    const { items } = stored(aStoredDraft({ design: aDesign({ tiles: [aTile()] }) }));
    expect(['showModal', 'showPreviewModal', 'showEditBtnModal'].map((key) => items.get(key))).toEqual(['[false]', '[false]', '[false]']);
    expect(['showEditLinksPickerModal', 'showEditBgColorModal'].map((key) => items.get(key))).toEqual(['false', 'false']);
  });

  test('DR-05 btnCount and containerCount equal the number of tiles', () => {
    const { items } = stored();
    expect([items.get('btnCount'), items.get('containerCount')]).toEqual(['2', '2']);
  });

  test('DR-06 Each item is loaded at start', () => {
    const draft = aStoredDraft({
      design: aDesign({ title: 'Kept', socialLinks: { ...DEFAULT_DESIGN.socialLinks, home: 'https://a.example' } }),
    });
    expect(readDraft(stored(draft))).toEqual(draft);
    expect(warn).not.toHaveBeenCalled();
  });

  test('DR-07 An item that is not stored gets its default, with a console warning', () => {
    const store = stored();
    store.remove('editedText');
    expect(readDraft(store)?.design.title).toBe('My page');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('editedText'));
  });

  test.each(['', '{"body":', 'NaN', '7', '[[', '"a text"'])(
    'DR-08 An item that cannot be parsed (%s) gets its default, with a console warning',
    (text) => {
      const store = stored(aStoredDraft({ design: aDesign({ titleColor: { hex: '#102030', alpha: 1 } }) }));
      store.items.set('titleColor', text);
      expect(readDraft(store)?.design).toEqual(aDesign());
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('titleColor'));
    },
  );

  test('If only the names are lost, the tiles and their contents stay', () => {
    const store = stored();
    store.items.set('buttonNames', '["My gar');
    expect(readDraft(store)?.design.tiles).toEqual(aDesign().tiles.map((tile) => ({ ...tile, name: 'New Tile' })));
  });

  test.each(Object.keys(toWire(DEFAULT_DESIGN)))('DR-08 %s counts as not stored, whatever its error', (part) => {
    const without = stored();
    without.remove(part);
    const expected = readDraft(without);
    for (const text of [
      '',
      `${stored().read(part)}}`,
      stored().read(part)?.slice(0, -1) || '"',
      'null',
      'undefined',
      '-1',
      '{"body":',
      '[[',
    ]) {
      const store = stored();
      store.items.set(part, text);
      warn.mockClear();
      expect(readDraft(store)).toEqual(expected);
      expect(warn.mock.calls).toEqual([[expect.stringContaining(`stored ${part} can't be read`)]]);
    }
  });

  test('DR-08 An invalid text within a part gets its default, with a console warning, and the texts beside it stay', () => {
    const store = stored();
    store.items.set('inputTextList', '[{"ops":[]},"<p>kept</p>"]');
    store.items.set('buttonNames', '["Kept",["x"]]');
    const { tiles = [] } = readDraft(store)?.design ?? {};
    expect(tiles.map((tile) => [tile.name, asTextTile(tile).html])).toEqual([
      ['Kept', ''],
      ['New Tile', '<p>kept</p>'],
    ]);
    const warnings = ['inputTextList.0', 'buttonNames.1'].map((place) => [`The stored ${place} can't be read; the default is used.`]);
    expect(warn.mock.calls).toEqual(warnings);
  });

  test('Any JSON in any part is read without an error, and the result can be stored', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(toWire(DEFAULT_DESIGN)), 'draftOrigin'), fc.json(), (part, text) => {
        const store = stored();
        store.items.set(part, text);
        const read = readDraft(store);
        if (read) expect(readDraft(stored(read))?.design).toEqual(read.design);
      }),
    );
  });

  test.each([null, '', '{"owner":"ada"', '{"owner":7}'])(
    'Parts without an origin (%s), which an older client leaves, belong to no account and do not count as unpublished',
    (text) => {
      const store = stored();
      if (text === null) store.remove('draftOrigin');
      else store.items.set('draftOrigin', text);
      expect(readDraft(store)).toEqual({ owner: null, version: 0, unsaved: false, tab: '', design: aDesign() });
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('draftOrigin'));
    },
  );

  test('Empty storage is no draft', () => {
    expect(readDraft(new MemoryStore())).toBeNull();
  });

  test('DR-07 Several items that are not stored are named in one console warning', () => {
    const store = stored();
    const parts = Object.keys(toWire(DEFAULT_DESIGN));
    for (const part of parts.slice(1)) store.remove(part);
    readDraft(store);
    expect(warn.mock.calls).toEqual([[`Nothing is stored for ${parts.slice(1).join(', ')}; the default is used.`]]);
  });

  test('A draft of more than 100 tiles is no draft', () => {
    const store = stored();
    store.items.set('buttonNames', JSON.stringify(Array.from({ length: 101 }, () => 'x')));
    expect(readDraft(store)).toBeNull();
  });

  test('If the browser blocks the storage, there is no draft and none can be stored', () => {
    const blocked: KeyValueStore = { read: () => null, write: () => false, remove: () => undefined, keys: () => [] };
    expect(readDraft(blocked)).toBeNull();
    expect(writeDraft(blocked, aStoredDraft())).toBe(false);
  });

  test('A draft that does not fit into the storage leaves the former draft complete', () => {
    for (let room = 0; room < 8; room += 1) {
      const store = stored();
      const before = new Map(store.items);
      store.room = room;
      const design = aDesign({ title: 'Longer', tiles: [aTile({ name: 'Other', html: '<p>y</p>' })] });
      expect(writeDraft(store, aStoredDraft({ version: 4, design }))).toBe(false);
      expect(store.items).toEqual(before);
    }
  });
});

describe('Any draft', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const alpha = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
  const color: fc.Arbitrary<Color> = fc.record({
    hex: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    alpha,
  });
  const style = fc.record({
    text: color,
    button: color,
    hover: color,
    border: color,
    shadow: color,
    radius: fc.integer({ min: 0, max: 9000 }).map((tenths) => tenths / 10),
    thickness: fc.integer({ min: 0, max: 900 }),
  });
  const design: fc.Arbitrary<PageDesign> = fc.record({
    title: text,
    titleColor: color,
    backgroundColor: color,
    tiles: fc.array(
      fc.record({
        kind: fc.constant('text' as const),
        name: text,
        html: fc.oneof(
          text,
          anyToolbarHtml.map(({ clean }) => clean),
        ),
        style,
      }),
      { maxLength: 100, size: 'small' },
    ),
    socialLinks: fc.record(Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, text]))),
  });

  test('DR-09 is stored as JSON, and is the same draft when it is read again', () => {
    fc.assert(
      fc.property(fc.record({ owner: text, version: fc.nat(), unsaved: fc.boolean(), tab: text, design }), (draft) => {
        const store = stored(draft);
        expect(readDraft(store)).toEqual(draft);
        for (const item of store.items.values()) expect(() => void JSON.parse(item)).not.toThrow();
      }),
    );
  });
});
