import type { BrowserContext } from 'playwright-core';

/** Simulates a deployed version in which this part has another name. The former file is gone. Gives back what ends that. */
export async function deployAnother(context: BrowserContext, part: string): Promise<() => Promise<void>> {
  await context.route(`**/assets/${part}-*.js*`, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await context.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    return route.fulfill({ response, body: html.replace(/src="\/assets\/[^"]+\.js"/, 'src="/assets/index-Another1.js"') });
  });
  return async () => {
    await context.unroute(`**/assets/${part}-*.js*`);
    await context.unroute('**/login');
  };
}
