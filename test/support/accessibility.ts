import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export interface AccessibilityScope {
  /** Selectors of parts that are not ours to judge, such as what a creator coloured unreadably on purpose. */
  readonly except?: readonly string[];
}

/**
 * Fails, naming rule, element and reason, when axe finds a violation of WCAG 2.2 A or AA in what the page shows now.
 * Call it in each state: closed, open, in error, light, dark.
 */
export async function expectNoAxeViolations(page: Page, { except = [] }: AccessibilityScope = {}): Promise<void> {
  // The debugger's evaluation is not subject to the page's Content-Security-Policy.
  await page.evaluate(axe.source);
  const results = await page.evaluate(async (exclude) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    return injected.run(
      { include: [['html']], exclude: exclude.map((selector) => [selector]) },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] },
    );
  }, [...except]);
  const violations = describeViolations(results);
  if (violations.length > 0) throw new Error(`axe found on ${page.url()}:\n${violations.join('\n')}`);
}

function describeViolations({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`),
  );
}
