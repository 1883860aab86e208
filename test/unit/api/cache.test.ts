import { expect, test } from '@jest/globals';
import { answersIn, createCache, emptyCache } from '../../../client/api/connection/cache.js';
import { AdminReportDocument } from '../../../client/api/generated/admin-report.js';
import { AdminReportedTilesDocument } from '../../../client/api/generated/admin-reported-tiles.js';
import { AdminReportsDocument } from '../../../client/api/generated/admin-reports.js';
import { ChangeWallpaperDocument } from '../../../client/api/generated/change-wallpaper.js';
import { EditorOfPageDocument } from '../../../client/api/generated/editor-of-page.js';
import { PageVersionDocument } from '../../../client/api/generated/page-version.js';
import { PersonalDocument } from '../../../client/api/generated/personal.js';
import type { EditorOfPageQuery, PageVersionQuery } from '../../../client/api/generated/types.js';
import { SessionsDocument } from '../../../client/api/generated/sessions.js';
import { keepAnswer, provideAnswers } from '../../../client/api/connection/kept-answers.js';
import { parsed } from '../../../client/api/connection/parsed.js';

const of = <Fields extends object>(type: string, fields: Fields): Fields => ({ __typename: type, ...fields });

const wallpaper = of('Picture', { url: 'https://x.test/w.jpg', width: 8, height: 6, color: '#123456', variants: [] });

const entry = of('MyPage', {
  ...{ id: 'p', name: null, isMain: true, isFirst: true, linkname: null, address: null, isHidden: false, feedAddress: null, version: 0 },
  profilePicture: null,
});

const editor: EditorOfPageQuery = {
  me: of('Account', { firstUsername: 'ada', email: 'ada@example.org', emailVerified: false, pages: [entry] }),
  page: of('MyPage', {
    ...entry,
    access: 'public',
    period: null,
    publishedAt: null,
    wallpaper: null,
    design: null,
    draft: null,
    scheduledPublication: null,
  }),
};

function filled() {
  const cache = createCache();
  cache.writeQuery({ query: parsed(EditorOfPageDocument), variables: { id: 'p' }, data: editor });
  return cache;
}

test('The page of the editor and the page of /personal are one object: what one of them fetched, the other one has', () => {
  const cache = filled();
  const address = 'https://x.test/ada';
  const page = of('MyPage', { ...entry, linkname: 'ada', address, version: 3, profilePicture: wallpaper });
  const me = of('Account', {
    username: 'ada',
    firstUsername: 'ada',
    email: 'ada@x.test',
    emailVerified: true,
    role: 'PERSON' as const,
    hasPassword: true,
    emailChange: null,
    page,
    pages: [page],
  });
  cache.writeQuery({ query: parsed(PersonalDocument), data: { me, formerLinknames: [] } });
  const read = cache.readQuery({ query: parsed(EditorOfPageDocument), variables: { id: 'p' } });
  expect(read?.me).toMatchObject({ emailVerified: true });
  expect(read?.page).toMatchObject({ address, version: 3, profilePicture: { url: wallpaper.url }, wallpaper: null });
});

test('Answers that came before the cache was loaded are kept as soon as it is, in their order; of a change, the objects that it returned', () => {
  const cache = createCache();
  keepAnswer(EditorOfPageDocument, editor, { id: 'p' });
  const changeWallpaper = of('MyPage', { id: 'p', profilePicture: null, wallpaper });
  keepAnswer(ChangeWallpaperDocument, { changeWallpaper }, { image: new Blob(['x']) });
  expect(cache.extract()).toEqual({});
  const watchQuery = () => {
    throw new Error('Nothing is watched.');
  };
  provideAnswers(answersIn({ cache, watchQuery }));
  expect(cache.readQuery({ query: parsed(EditorOfPageDocument), variables: { id: 'p' } })?.page.wallpaper).toMatchObject({
    url: wallpaper.url,
  });
  expect(cache.extract()).not.toHaveProperty('ROOT_MUTATION');
});

test('Emptying removes every object and every answer, and tells nothing to what is on the screen', () => {
  const cache = filled();
  const seen: unknown[] = [];
  cache.watch({
    query: parsed(EditorOfPageDocument),
    variables: { id: 'p' },
    optimistic: false,
    callback: ({ result }) => void seen.push(result),
  });
  emptyCache(cache);
  expect(cache.readQuery({ query: parsed(EditorOfPageDocument), variables: { id: 'p' } })).toBeNull();
  expect([cache.extract(), seen]).toEqual([{}, []]);
  cache.writeQuery({ query: parsed(EditorOfPageDocument), variables: { id: 'p' }, data: editor });
  expect(seen).toHaveLength(1);
});

test('A version of one page is never taken for the version with the same number of another page', () => {
  const cache = createCache();
  const none = { title: '', titleColor: null, backgroundColor: null, tiles: [], socialLinks: null, networkLinks: [] };
  for (const pageId of ['p', 'q']) {
    const pageVersion = of('PageVersion', { design: of('PageDesign', { ...none, title: pageId }) });
    cache.writeQuery({
      query: parsed(PageVersionDocument),
      variables: { pageId, version: 1 },
      data: { pageVersion } as unknown as PageVersionQuery,
    });
  }
  const titleOf = (pageId: string, version = 1) =>
    cache.readQuery({ query: parsed(PageVersionDocument), variables: { pageId, version }, returnPartialData: true })?.pageVersion.design
      .title;
  expect([titleOf('p'), titleOf('q'), titleOf('p', 2)]).toEqual(['p', 'q', undefined]);
});

test('A session that has ended is not in the list any more', () => {
  const cache = createCache();
  const session = { device: null, browser: null, system: null, lastUsedAt: '', isCurrent: false };
  const sessions = ['1', '2'].map((id) => of('Session', { id, ...session }));
  cache.writeQuery({ query: parsed(SessionsDocument), data: { me: of('Account', { signInNotices: true }), sessions } });
  cache.evict({ id: 'Session:1' });
  expect(cache.readQuery({ query: parsed(SessionsDocument) })?.sessions.map(({ id }) => id)).toEqual(['2']);
});

test.each([
  ['TextTile', { html: '<p>Kept</p>' }],
  ['EmbedTile', { address: 'https://video.example/1' }],
])('What only a tile of its kind has is read back: %s', (type, content) => {
  const cache = createCache();
  const none = {
    title: '',
    titleColor: null,
    backgroundColor: null,
    socialLinks: null,
    networkLinks: [],
    bio: null,
    utm: null,
    appearance: null,
  };
  const base = { id: 't', name: 'One', style: null, secondLine: null, emblem: null, size: 'small', isLead: false, visibility: null };
  const tile = of(type, { ...base, ...content });
  const pageVersion = of('PageVersion', { design: of('PageDesign', { ...none, tiles: [tile] }) });
  const variables = { pageId: 'p', version: 1 };
  cache.writeQuery({ query: parsed(PageVersionDocument), variables, data: { pageVersion } as unknown as PageVersionQuery });
  expect(cache.readQuery({ query: parsed(PageVersionDocument), variables })?.pageVersion.design.tiles[0]).toMatchObject(content);
});

const shown = (title: string) =>
  of('AdminShownPage', {
    ...{ id: 'p', title, linkname: 'ada', address: null, isHidden: false, publishedAt: null },
    ...{ look: null, profilePicture: null, wallpaper: null },
  });

const report = (id: string) =>
  of('AdminReport', {
    ...{ id, pageId: 'p', version: 1, linkname: 'ada', reason: 'FRAUD' as const, words: '', email: null },
    ...{ reportedAt: '2026-01-01T00:00:00Z', decision: null },
  });

test('A page as it is and as it was when it was reported are kept apart, and so are the tiles that were read later', () => {
  const cache = createCache();
  const facts = {
    ...{ report: report('r'), page: shown('Now'), account: null, reported: shown('Then'), isChanged: true },
    ...{ links: [], reportedLinks: [], versions: [], others: [] },
  };
  const variables = { id: 'r' };
  cache.writeQuery({ query: parsed(AdminReportDocument), variables, data: { adminReport: of('AdminReportFacts', facts) } });
  const tiles = { tiles: [], reportedTiles: [of('AdminReadTile', { name: 'One', html: '', picture: null })] };
  cache.writeQuery({ query: parsed(AdminReportedTilesDocument), variables, data: { adminReport: of('AdminReportFacts', tiles) } });
  const read = cache.readQuery({ query: parsed(AdminReportDocument), variables })?.adminReport;
  expect([read?.page?.title, read?.reported?.title]).toEqual(['Now', 'Then']);
  expect(cache.readQuery({ query: parsed(AdminReportedTilesDocument), variables })?.adminReport.reportedTiles).toMatchObject([
    { name: 'One' },
  ]);
});

test('A further part of the reports is added to its list, and the first part takes the place of all', () => {
  const cache = createCache();
  const list = { state: 'OPEN' as const, account: null };
  const write = (at: string | null, ids: string[]) => {
    const part = { reports: ids.map(report), pages: ids.map(shown), total: 3, next: null, account: null };
    const data = { adminReports: of('AdminReportList', part) };
    cache.writeQuery({ query: parsed(AdminReportsDocument), variables: { ...list, at }, data });
  };
  const known = () =>
    cache.readQuery({ query: parsed(AdminReportsDocument), variables: { ...list, at: null } })?.adminReports.reports.map(({ id }) => id);
  write(null, ['a', 'b']);
  write('place', ['c']);
  expect(known()).toEqual(['a', 'b', 'c']);
  write('place', ['c']);
  expect(known()).toEqual(['a', 'b', 'c']);
  write(null, ['b', 'c']);
  expect(known()).toEqual(['b', 'c']);
});
