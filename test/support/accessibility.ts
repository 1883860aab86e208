import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export interface AccessibilityScope {
  /** Selectors of parts that are not ours to judge, such as what a creator coloured unreadably on purpose. */
  readonly except?: readonly string[];
}

/**
 * Fails, naming rule, element and reason, when axe finds a violation of WCAG 2.2 A or AA in what the page shows now.
 * Call it in each state: closed, open, in error, light, dark. It judges what stands still: a text that is fading has no contrast.
 */
export async function expectNoAxeViolations(page: Page, { except = [] }: AccessibilityScope = {}): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // The debugger's evaluation is not subject to the page's Content-Security-Policy.
  if (!isThere) await page.evaluate(axe.source);
  const violations = describeViolations(await judgeAtRest(page, except));
  if (violations.length > 0) throw new Error(`axe found on ${page.url()}:\n${violations.join('\n')}`);
}

/** Judges again when something began to move meanwhile, such as a notification that hides. */
async function judgeAtRest(page: Page, except: readonly string[]): Promise<AxeResults> {
  for (;;) {
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
    );
    const { moved, results } = await page.evaluate(judge, [...except]);
    if (!moved) return results;
  }
}

/** Runs in the page. */
async function judge(except: readonly string[]): Promise<{ moved: boolean; results: AxeResults }> {
  const { axe: injected } = window as unknown as { axe: typeof axe };
  let moved = false;
  const noteMovement = (): void => void (moved = true);
  const movements = ['animationstart', 'transitionrun'];
  for (const movement of movements) document.addEventListener(movement, noteMovement);
  const results = await injected.run(
    { include: [['html']], exclude: except.map((selector) => [selector]) },
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] },
  );
  for (const movement of movements) document.removeEventListener(movement, noteMovement);
  return { moved, results };
}

function describeViolations({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`),
  );
}
