import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { default as Axe, RunOnly } from 'axe-core';
import type { Page } from 'playwright-core';
import { useSession } from './kept-window.js';

// Less than half the size of the module, which jest would load for each test file.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AccessibilityScope {
  /** Selectors of parts that are not tested, such as texts that a creator coloured unreadably on purpose. */
  readonly except?: readonly string[];
}

/** The rules of WCAG 2.2 A and AA. None of them needs the texts of the stylesheets. */
const ALL_RULES: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The rules among them whose result depends on colours, sizes or places. The others only look at the elements, and at which are visible. */
const RULES_OF_LOOKS: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
};

/**
 * Fails with rule, element and reason if axe finds a violation of WCAG 2.2 A or AA on the page as it is now. Call it in each state: closed,
 * open, in error, light, dark. It waits for animations to end, because a text that is fading has no final contrast. If the same elements are
 * visible as at the last call, such as in another scheme, it repeats only the rules whose result can differ; that takes half the time.
 */
export async function expectNoAxeViolations(page: Page, { except = [] }: AccessibilityScope = {}): Promise<void> {
  const analysis = { except: [...except], allRules: ALL_RULES, rulesOfLooks: RULES_OF_LOOKS };
  let violations = await page.evaluate(analyzeAtRest, analysis);
  if (violations === 'axe is missing') {
    await inject(page);
    violations = await page.evaluate(analyzeAtRest, analysis);
  }
  if (violations === 'axe is missing') throw new Error('axe was lost while the page was analyzed.');
  if (violations.length > 0) throw new Error(`axe found on ${page.url()}:\n${violations.map(describe).join('\n')}`);
}

/** Code that the debugger evaluates is not subject to the page's Content-Security-Policy. */
async function inject(page: Page): Promise<void> {
  // Playwright's `evaluate` takes twice the CPU time for half a megabyte.
  await useSession(page, (session) => session.send('Runtime.evaluate', { expression: source }));
}

interface Analysis {
  readonly except: string[];
  readonly allRules: RunOnly;
  readonly rulesOfLooks: RunOnly;
}

interface Violation {
  readonly rule: string;
  readonly target: string;
  readonly reason: string;
}

/**
 * This function runs in the page. It repeats the check if an animation ran during it, such as a notification that hides. It gives only what
 * is needed: to send the whole results of axe from the browser takes a third of the time.
 */
async function analyzeAtRest({ except, allRules, rulesOfLooks }: Analysis): Promise<Violation[] | 'axe is missing'> {
  const injected = window as unknown as { axe?: typeof Axe; analyzedElements?: string };
  if (!injected.axe) return 'axe is missing';
  const moves = ({ playState, effect }: Animation): boolean => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  let moved: boolean;
  const noteMovement = (): void => void (moved = true);
  const movements = ['animationstart', 'transitionrun'];
  for (const movement of movements) document.addEventListener(movement, noteMovement);
  for (;;) {
    for (let moving = document.getAnimations().filter(moves); moving.length > 0; moving = document.getAnimations().filter(moves)) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
    moved = false;
    const visible = Array.from(document.querySelectorAll('*'), (element) => Number(element.checkVisibility({ visibilityProperty: true })));
    const elements = [document.documentElement.outerHTML, ...visible, ...except].join(' ');
    const { violations } = await injected.axe.run(
      { include: [['html']], exclude: except.map((selector) => [selector]) },
      { runOnly: elements === injected.analyzedElements ? rulesOfLooks : allRules, resultTypes: ['violations'], preload: false },
    );
    if (moved) continue;
    for (const movement of movements) document.removeEventListener(movement, noteMovement);
    if (violations.length === 0) injected.analyzedElements = elements;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => ({ rule: id, target: target.join(' '), reason: failureSummary })),
    );
  }
}

function describe({ rule, target, reason }: Violation): string {
  return `${rule}: ${target}\n  ${reason.replaceAll('\n', '\n  ')}`;
}
