import type { Page } from 'playwright-core';

/** What the editor holds for the tile, as it keeps it on the device. */
export async function written(page: Page, number = 1): Promise<string> {
  const stored = await page.evaluate(() => {
    // Otherwise it is kept after a delay.
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('inputTextList');
  });
  return (JSON.parse(stored ?? '[]') as string[])[number - 1] ?? '';
}

/** Pastes into the text what other programs have copied. */
export async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await page.getByRole('textbox', { name: 'When it opens' }).evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}
