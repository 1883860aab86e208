import { expect, test } from '@jest/globals';
import { themedExample, examplePage, publishPage, type TestPage } from '../../builders/pages/example-pages.js';
import { UNUSUAL_PAGES } from '../../builders/pages/unusual-pages.js';
import { lighthouseReports, type LighthouseReport } from '../../support/browser/lighthouse.js';
import { runningProduct } from '../../support/servers/running-product.js';

const { application } = runningProduct({ logLevel: 'silent' });

const inItsTheme = (page: ReturnType<typeof examplePage>): TestPage => ({ ...page, themed: themedExample(page) });

/** Three themes with typefaces, two of them with a wallpaper, too; and a page in the plain look with a wallpaper alone. */
const pages: readonly TestPage[] = [
  ...['marta', 'spoke-and-pawl', 'tomasz-birds'].map((linkname) => inItsTheme(examplePage(linkname))),
  ...UNUSUAL_PAGES.filter(({ linkname }) => linkname === 'tides'),
];

/** These audits measure the speed of this machine, which also runs other tests. */
const BY_THE_CLOCK = new Set([
  ...['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'max-potential-fid', 'interactive'],
  ...[
    'server-response-time',
    'mainthread-work-breakdown',
    'bootup-time',
    'network-server-latency',
    'network-rtt',
    'long-tasks',
    'forced-reflow-insight',
    'lcp-breakdown-insight',
  ],
  // The other two conditions of this audit, compression and no redirect, do not depend on the machine.
  'document-latency-insight serverResponseIsFast',
]);

/** What these audits find is so on purpose. */
const ON_PURPOSE = new Set([
  // The cropped sides of a wallpaper on a phone count as waste, but a smaller file would not be sharp.
  'uses-responsive-images',
  // React is one file, and a document uses only a part of it.
  'unused-javascript',
  // The parts of the script are not preloaded: the documents are complete without it, and it would compete with their pictures.
  'network-dependency-tree-insight',
  // The front page shares its style sheets with the other documents of the product, and a browser keeps them.
  'render-blocking-insight',
]);

test('Lighthouse, with its phone settings, gives the front page, a post and four public pages, three of them in themes, full scores for accessibility, best practices and SEO, and finds nothing else but the speed of the machine and what is so on purpose', async () => {
  for (const page of pages) await publishPage(application, page);
  const paths = ['/', '/blog/4', ...pages.map(({ linkname }) => `/${linkname}`)];
  const reports = await lighthouseReports(paths.map((path) => `${application.url}${path}`));
  process.stdout.write(reports.map(lineOf).join(''));
  // The value depends on the machine, so the test only checks that the audit ran.
  expect(reports.map(({ scores }) => typeof scores.performance)).toEqual(paths.map(() => 'number'));
  expect(reports.map(judgement)).toEqual(
    paths.map((path) => ({ path, scores: { accessibility: 100, 'best-practices': 100, seo: 100 }, faults: [] })),
  );
}, 300_000);

function judgement({ address, scores: { performance: _, ...scores }, faults }: LighthouseReport): object {
  const lasting = faults.filter((fault) => {
    const [audit = ''] = fault.split(' ', 1);
    return !BY_THE_CLOCK.has(audit) && !BY_THE_CLOCK.has(fault) && !ON_PURPOSE.has(audit);
  });
  return { path: new URL(address).pathname, scores, faults: lasting };
}

function lineOf({ address, scores, faults }: LighthouseReport): string {
  const marks = Object.entries(scores)
    .map(([category, score]) => `${category} ${score}`)
    .join(', ');
  return `Lighthouse of ${new URL(address).pathname}: ${marks}${faults.length > 0 ? ` (${faults.join('; ')})` : ''}\n`;
}
