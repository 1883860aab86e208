import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, default as Axe } from 'axe-core';
import type { Page } from 'playwright-core';

// Less than half the size of the module, which jest would load for each test file.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AccessibilityScope {
  /** Selectors of parts that are not tested, such as texts that a creator coloured unreadably on purpose. */
  readonly except?: readonly string[];
}

/**
 * Fails with rule, element and reason if axe finds a violation of WCAG 2.2 A or AA on the page as it is now. Call it in each state: closed,
 * open, in error, light, dark. It waits for animations to end, because a text that is fading has no final contrast.
 */
export async function expectNoAxeViolations(page: Page, { except = [] }: AccessibilityScope = {}): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await inject(page);
  const violations = describeViolations(await analyzeAtRest(page, except));
  if (violations.length > 0) throw new Error(`axe found on ${page.url()}:\n${violations.join('\n')}`);
}

/** Code that the debugger evaluates is not subject to the page's Content-Security-Policy. */
async function inject(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Playwright's `evaluate` takes twice the CPU time for half a megabyte.
  await session.send('Runtime.evaluate', { expression: source });
  await session.detach();
}

/** Repeats the check if an animation ran during it, such as a notification that hides. */
async function analyzeAtRest(page: Page, except: readonly string[]): Promise<AxeResults> {
  for (;;) {
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    );
    const { moved, results } = await page.evaluate(analyze, [...except]);
    if (!moved) return results;
  }
}

/** This function runs in the page. */
async function analyze(except: readonly string[]): Promise<{ moved: boolean; results: AxeResults }> {
  const { axe: injected } = window as unknown as { axe: typeof Axe };
  let moved = false;
  const noteMovement = (): void => void (moved = true);
  const movements = ['animationstart', 'transitionrun'];
  for (const movement of movements) document.addEventListener(movement, noteMovement);
  const results = await injected.run(
    { include: [['html']], exclude: except.map((selector) => [selector]) },
    // No rule among these needs the texts of the stylesheets.
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'], preload: false },
  );
  for (const movement of movements) document.removeEventListener(movement, noteMovement);
  return { moved, results };
}

function describeViolations({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`),
  );
}
