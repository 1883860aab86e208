import { expect, test } from '@jest/globals';
import { EXAMPLE_PAGES, publishExample } from '../builders/example-pages.js';
import { lighthouseReports, type LighthouseReport } from '../support/lighthouse.js';
import { runningProduct } from '../support/running-product.js';

const { application } = runningProduct({ logLevel: 'silent' });

// Both pictures, a wallpaper alone, and a portrait alone.
const examples = EXAMPLE_PAGES.slice(0, 3);

// These audits measure the speed of this machine, which also runs other tests.
const BY_THE_CLOCK = new Set([
  ...['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'max-potential-fid', 'interactive'],
  ...['server-response-time', 'mainthread-work-breakdown', 'bootup-time', 'network-server-latency', 'network-rtt', 'long-tasks'],
  // The other two conditions of this audit, compression and no redirect, do not depend on the machine.
  'document-latency-insight serverResponseIsFast',
]);

// The audit counts the cropped sides of a wallpaper on a phone as waste, but a smaller file would not be sharp.
const CUT_OFF = 'uses-responsive-images';

test('Lighthouse, with its phone settings, gives three example pages full scores for accessibility, best practices and SEO, and its other findings concern only loading speed', async () => {
  for (const example of examples) await publishExample(application, example);
  const reports = await lighthouseReports(examples.map(({ linkname }) => `${application.url}/${linkname}`));
  process.stdout.write(reports.map(lineOf).join(''));
  // The value depends on the machine, so the test only checks that the audit ran.
  expect(reports.map(({ scores }) => typeof scores.performance)).toEqual(examples.map(() => 'number'));
  expect(reports.map(judgement)).toEqual(
    examples.map(({ linkname }) => ({
      address: `/${linkname}`,
      scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
      faults: [],
    })),
  );
}, 180_000);

function judgement({ address, scores: { performance: _, ...scores }, faults }: LighthouseReport): object {
  const lasting = faults.filter((fault) => {
    const [audit = ''] = fault.split(' ', 1);
    return !BY_THE_CLOCK.has(audit) && !BY_THE_CLOCK.has(fault) && audit !== CUT_OFF;
  });
  return { address: new URL(address).pathname, scores, faults: lasting };
}

function lineOf({ address, scores, faults }: LighthouseReport): string {
  const marks = Object.entries(scores)
    .map(([category, score]) => `${category} ${score}`)
    .join(', ');
  return `Lighthouse of ${new URL(address).pathname}: ${marks}${faults.length > 0 ? ` (${faults.join('; ')})` : ''}\n`;
}
