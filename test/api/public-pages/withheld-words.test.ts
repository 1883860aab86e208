import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import type { TileVisibility, VisiblePeriod } from '../../../server/pages/design/visibility.rules.js';
import { aPageAt, type TestAccount } from '../../builders/accounts/account.js';
import { anyVisibility } from '../../builders/pages/any-visibility.js';
import { aLock } from '../../builders/pages/locks.js';
import { aContact, aHeading, aLink, anEmbed, publishMixed } from '../../builders/pages/mixed-design.js';
import { aDesign, aTile } from '../../builders/pages/page-design.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { publicDoors } from '../../support/calls/public-doors.js';
import { exportedFolder } from '../../support/servers/exported-folder.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { expectSoon } from '../../support/waiting.js';

const exported = exportedFolder();
const application = runningApplication(() => ({ rateLimits: 'off', pagesExportDir: exported.path }));
const { 'exported files': file, ...DOORS } = publicDoors(application, exported);

/** Together with the doors, they make more than three thousand answers; each run of the test has others. */
const RUNS = 480;
/** When the test is repeated, it has the same ones. */
const SEED = Number(process.env.TEST_SEED ?? Date.now());
/** Every so many publications, the file is looked at, too: it is written some time later. */
const FILE_EACH = 12;
const AT_ONCE = 4;
/** A moment that passes during a test would make two answers right. */
const CLOSE = 600_000;

/** The first characters of each word, which tell it apart: the id of a film has no more. */
const DISTINCT = 11;

const ACCESS = ['public', 'public', 'unlisted', 'password'] as const;

interface Sample {
  readonly visibilities: readonly (TileVisibility | undefined)[];
  readonly isLocked: readonly boolean[];
  readonly access: (typeof ACCESS)[number];
  readonly period: VisiblePeriod | null;
}

const isFar = (visibility: TileVisibility | undefined) =>
  [visibility?.from, visibility?.until].every((moment) => moment === undefined || Math.abs(Date.parse(moment) - Date.now()) > CLOSE);

const anySample: fc.Arbitrary<Sample> = fc.record({
  visibilities: fc.array(anyVisibility.filter(isFar), { minLength: 5, maxLength: 5 }),
  isLocked: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  access: fc.constantFrom(...ACCESS),
  period: fc.option(anyVisibility.filter(isFar).map(timeOf), { freq: 1, nil: null }),
});

function timeOf({ from, until, timeZone, isAnnounced }: TileVisibility = {}): VisiblePeriod | null {
  return from === undefined && until === undefined ? null : { from, until, timeZone, isAnnounced };
}

/** The words on a tile and in it; no word is a part of another one. */
interface Words {
  readonly name: string;
  readonly content: string;
}

/** The kind that has no password. */
const HEADING = 2;

function tileOf({ name, content }: Words, kind: number, visibility: TileVisibility | undefined): Tile {
  // Null says that everybody sees it. Without a word, it would be as visible as the one before.
  const said = kind === HEADING && visibility?.who === 'password' ? undefined : visibility;
  const extras = { visibility: said ?? null } as unknown as { visibility: TileVisibility };
  const kinds: Tile[] = [
    aTile({ name, html: `<p>${content}</p>`, secondLine: `${content}s`, ...extras }),
    aLink({ name, address: `https://${content}.example/`, ...extras }),
    { ...aHeading(name), ...extras },
    anEmbed({ name, address: `https://www.youtube.com/watch?v=${content.slice(0, DISTINCT)}`, ...extras }),
    aContact({ name, contact: { name: content, telephone: '', mail: `${content}@mail.example`, address: '' }, ...extras }),
  ];
  return kinds[kind]!;
}

/** What visitors must not find, as the sentences say it: written again, and shorter than the code that decides it. */
function withheldOf(visibility: TileVisibility | null | undefined, { name, content }: Words): string[] {
  const { who, from, until, isAnnounced } = visibility ?? {};
  const now = Date.now();
  if (who === 'hidden' || (until !== undefined && Date.parse(until) <= now)) return [name, content];
  if (from !== undefined && Date.parse(from) > now) return isAnnounced ? [content] : [name, content];
  return who === 'password' ? [content] : [];
}

interface Room {
  readonly account: TestAccount;
  readonly linkname: string;
  readonly pageId: string;
  readonly lock: string;
  version: number;
}

async function aRoom(number: number): Promise<Room> {
  const linkname = `withheld-words-${number}`;
  const account = await aPageAt(application, linkname);
  const { myPage } = await graphqlData<{ myPage: { id: string } }>(application.url, '{ myPage { id } }', {}, account.token);
  await graphqlData(application.url, 'mutation ($id: ID!) { switchFeed(id: $id, isOn: true) { id } }', { id: myPage.id }, account.token);
  return { account, linkname, pageId: myPage.id, lock: await aLock(application, account, 'open sesame'), version: 1 };
}

const CHANGE = 'mutation ($id: ID!, $access: PageAccess!, $lock: ID) { changePageAccess(id: $id, access: $access, lock: $lock) { id } }';
const CHANGE_TIME = 'mutation ($id: ID!, $period: PagePeriodInput) { changePagePeriod(id: $id, period: $period) { id } }';

/** How visitors find a page, as the sentences say it. */
function stateOf({ access, period }: Sample): 'away' | 'announced' | 'locked' | 'there' {
  const { from, until, isAnnounced } = period ?? {};
  const now = Date.now();
  if (until !== undefined && Date.parse(until) <= now) return 'away';
  const isThere = from === undefined || Date.parse(from) <= now;
  if (!isThere && !isAnnounced) return 'away';
  return access === 'password' ? 'locked' : isThere ? 'there' : 'announced';
}

/** Publishes a sample, and gives back how many answers were searched. */
async function search(room: Room, sample: Sample, run: number): Promise<number> {
  const { account, linkname, lock } = room;
  const { visibilities, isLocked, access, period } = sample;
  const words = visibilities.map((_, at): Words => ({ name: `name${run}at${at}x`, content: `word${run}at${at}y`.padEnd(14, 'z') }));
  const said = visibilities.map((visibility, at): TileVisibility | undefined =>
    isLocked[at] && visibility?.who !== 'hidden' ? { ...visibility, who: 'password', lock } : visibility,
  );
  const tiles = words.map((word, at) => tileOf(word, at, said[at]));
  const [title, bio] = [`title${run}x`, `bio${run}x`];
  await graphqlData(application.url, CHANGE, { id: room.pageId, access, lock }, account.token);
  await graphqlData(application.url, CHANGE_TIME, { id: room.pageId, period }, account.token);
  await publishMixed(application, account, aDesign({ title, bio, tiles }), room.version);
  room.version += 1;
  const state = stateOf(sample);
  const withheld = words.flatMap((word, at) => (state === 'there' ? withheldOf(tiles[at]?.visibility, word) : [word.name, word.content]));
  const shown = words.filter(({ name }) => !withheld.includes(name));
  const all = [...withheld, ...(state === 'locked' || state === 'away' ? [bio] : []), ...(state === 'away' ? [title] : [])];
  const isInFile = run % FILE_EACH === 0 && state === 'there' && isExported(tiles, words, period);
  const doors = isInFile ? { ...DOORS, 'exported files': () => fileOf(linkname, title) } : DOORS;
  for (const [door, open] of Object.entries(doors)) {
    const answer = await open(linkname);
    const found = all.filter((word) => answer.includes(word.slice(0, DISTINCT)));
    expect({ SEED, run, door, found }).toEqual({ SEED, run, door, found: [] });
    // Otherwise an empty answer would withhold everything, too. A busy server shows the former page for a moment.
    const missing = async () => {
      const page = await open(linkname);
      return shown.filter(({ name }) => !page.includes(name));
    };
    if (door === 'the page') await expectSoon(missing).toEqual([]);
  }
  return Object.keys(doors).length;
}

/** A web server asks for no password, and knows no moment at which something goes. */
function isExported(tiles: readonly Tile[], words: readonly Words[], period: VisiblePeriod | null): boolean {
  const hasLock = tiles.some(({ visibility }, at) => visibility?.who === 'password' && withheldOf(visibility, words[at]!).length === 1);
  const ends = tiles.map(({ visibility }) => (visibility?.who === 'hidden' ? undefined : visibility?.until));
  return !hasLock && ![period?.until, ...ends].some((end) => end !== undefined && Date.parse(end) > Date.now());
}

async function fileOf(linkname: string, title: string): Promise<string> {
  await exported.shows(linkname, title);
  return file!(linkname);
}

test('No answer to visitors has a word of what they must not see, for random tiles, pages, moments, passwords and doors', async () => {
  const samples = fc.sample(anySample, { numRuns: RUNS, seed: SEED });
  let answers = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, number) => {
      const room = await aRoom(number);
      for (let run = number; run < RUNS; run += AT_ONCE) {
        const searched = await search(room, samples[run]!, run);
        answers += searched;
      }
    }),
  );
  expect(answers).toBeGreaterThan(3_000);
}, 600_000);
