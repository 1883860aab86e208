import { expect } from '@jest/globals';
import type { Locator } from 'playwright-core';

/**
 * Presses a link as people do who want it in a new tab, and expects that the page leaves that to the browser. The press itself is looked at,
 * because Chromium under load may take minutes to report a tab that it opens in the background.
 */
export async function expectLeftToBrowser(link: Locator): Promise<void> {
  const isLeft = link.page().evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = (event: MouseEvent): void => {
          resolve(event.ctrlKey && !event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', look, { once: true });
      }),
  );
  await link.click({ modifiers: ['Control'] });
  expect(await isLeft).toBe(true);
}
