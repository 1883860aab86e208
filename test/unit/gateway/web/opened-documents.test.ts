import { expect, test } from '@jest/globals';
import { DocumentLoader } from '../../../../server/gateway/web/public-pages/document-loader.js';
import { PreparedDocument } from '../../../../server/gateway/web/prepared-document.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';

test('What a password has opened is not sent after its next moment, though the page without it stays the same', async () => {
  const clock = new StoppedClock();
  const none = {} as never;
  const loader = new DocumentLoader(none, none, none, none, none, none, clock);
  const inASecond = new Date(clock.now().getTime() + 1_000);
  const source = { page: null, movedTo: null, isFree: false, isHidden: false, revision: { pageId: 'a', mark: '1' } };
  const closed = await PreparedDocument.prepare({ text: '<p>closed</p>', headers: [], source });
  const timed = { ...source, period: { since: null, until: inASecond } };
  const [opened, endless] = [
    await PreparedDocument.prepare({ text: '<p>opened</p>', headers: [], source: timed }),
    await PreparedDocument.prepare({ text: '<p>opened for ever</p>', headers: [], source }),
  ];
  closed.opened = new Map([
    ['a', opened],
    ['b', endless],
  ]);
  const found = () => [loader.findOpened(closed, new Set(['a'])), loader.findOpened(closed, new Set(['b']))];
  clock.advance(999);
  expect(found()).toEqual([opened, endless]);
  clock.advance(1);
  expect(found()).toEqual([undefined, endless]);
});
