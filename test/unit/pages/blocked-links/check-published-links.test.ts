import { beforeEach, describe, expect, test } from '@jest/globals';
import { BlockedLinkList } from '../../../../server/pages/blocked-links/blocked-link-list.js';
import { CheckPublishedLinks } from '../../../../server/pages/blocked-links/use-cases/check-published-links.js';
import { aLink } from '../../../builders/pages/mixed-design.js';
import { aDesign } from '../../../builders/pages/page-design.js';
import { anEntry, MemoryBlockedLinks, noConfiguredLinks } from '../../../fakes/pages/memory-blocked-links.js';
import { MemoryLinkChecks } from '../../../fakes/pages/memory-link-checks.js';
import { StoppedClock } from '../../../fakes/stopped-clock.js';

const IDS = ['a', 'b', 'c', 'd', 'e'];
const hosts: Readonly<Record<string, string>> = { b: 'evil.example', e: 'worse.example' };

let clock: StoppedClock;
let store: MemoryBlockedLinks;
let checks: MemoryLinkChecks;
beforeEach(() => {
  clock = new StoppedClock();
  store = new MemoryBlockedLinks();
  checks = new MemoryLinkChecks(
    IDS.map((id) => ({ id, version: 1, design: aDesign({ tiles: [aLink({ address: `https://${hosts[id] ?? 'good.example'}` })] }) })),
  );
});

/** As a server does that has just started. */
const aStep = () => new CheckPublishedLinks(new BlockedLinkList(store, noConfiguredLinks, clock), checks, clock).execute();

async function allSteps(): Promise<void> {
  for (let steps = 0; await aStep(); steps += 1) if (steps > 20) throw new Error('The comparison does not end.');
}

async function block(host: string): Promise<void> {
  await store.add([anEntry(host, clock.now())]);
  clock.advance(5_000);
}

const found = async () => (await checks.findings(10)).map(({ pageId }) => pageId).toSorted();

describe('The comparison of published pages with the list', () => {
  test('reads no page while nothing was ever blocked', async () => {
    await allSteps();
    expect([checks.compared, await checks.progress()]).toEqual([[], null]);
  });

  test('begins when nothing is published any more that was compared with the former list', async () => {
    await store.add([anEntry('evil.example', clock.now())]);
    clock.advance(4_999);
    expect(await aStep()).toBe(false);
    clock.advance(1);
    expect(await aStep()).toBe(true);
  });

  test('LH-06 After a change of the list, each page is compared once, whichever server does each step', async () => {
    await block('evil.example');
    await allSteps();
    expect([checks.compared, await found()]).toEqual([IDS, ['b']]);
    await allSteps();
    expect(checks.compared).toEqual(IDS);
    await store.remove(anEntry('evil.example').pattern, clock.now());
    clock.advance(5_000);
    await allSteps();
    expect([checks.compared, await found()]).toEqual([[...IDS, ...IDS], []]);
  });

  test('goes on where it is when the list changes meanwhile, and compares each page with the new list', async () => {
    await block('evil.example');
    await aStep();
    await block('worse.example');
    await allSteps();
    expect([checks.compared, await found()]).toEqual([
      ['a', 'b', 'c', 'd', 'e', 'a', 'b'],
      ['b', 'e'],
    ]);
  });
});
