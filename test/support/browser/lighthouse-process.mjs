// Lighthouse in a separate process, for `lighthouse.ts`, which sends a browser and addresses, and receives a report for each. It has its
// own browser, because its throttling and clearing would disturb other tests.
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

process.once('message', (work) => void judge(work).finally(() => process.disconnect()));
// The process ends with the tests, however they end.
process.once('disconnect', () => process.exit());

/** @param {{ browser: { executablePath: string, env: Record<string, string> }, port: number, addresses: string[] }} work */
async function judge({ browser: { executablePath, env }, port, addresses }) {
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
  try {
    // One after the other, because parallel runs would slow each other down.
    for (const address of addresses) process.send(await reportOn(address, port));
  } finally {
    await browser.close();
  }
}

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The default settings simulate a mid-range phone with a slow 4G connection. */
async function reportOn(address, port) {
  const { lhr } = await lighthouse(address, {
    port,
    onlyCategories,
    logLevel: 'silent',
    disableFullPageScreenshot: true,
    skipAboutBlank: true,
  });
  const scores = Object.fromEntries(
    Object.values(lhr.categories).map(({ id, score }) => [id, score === null ? null : Math.round(score * 100)]),
  );
  const short = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
  const faults = short.flatMap(faultsOf);
  return { address, scores, faults };
}

/** An audit with a checklist gives one fault for each unmet condition. */
function faultsOf({ id, displayValue, details }) {
  // A list is a checklist and the element that it is about.
  const checklist = [details, ...(details?.type === 'list' ? details.items : [])].find((part) => part?.type === 'checklist');
  if (checklist === undefined) return [displayValue ? `${id} ${displayValue}` : id];
  const unmet = Object.keys(checklist.items).filter((name) => !checklist.items[name].value);
  return unmet.map((name) => `${id} ${name}`);
}
