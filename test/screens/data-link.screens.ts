import { hashToken, newToken } from '../../server/accounts/sessions/session.js';
import { register } from '../builders/accounts/account.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({ logLevel: 'silent' });

/** A mailed link that saves the data of an account. */
async function mailedLink(): Promise<string> {
  const [{ username }, token] = [await register(product.application), newToken()];
  await product.application.dataSource.query(
    `INSERT INTO one_time_token SELECT decode($2, 'hex'), 'data-archive', id, now() + interval '7 days' FROM account WHERE username = $1`,
    [username, hashToken(token)],
  );
  return `/account-data/${token}`;
}

photograph('data-link', product, [
  { name: 'Data by a mailed link', open: async ({ asGuest }) => (await asGuest(await mailedLink())).page },
  {
    name: 'Data by a mailed link, too often',
    open: async ({ asGuest }) => {
      const path = await mailedLink();
      for (let time = 0; time < 5; time += 1)
        await (await fetch(`${product.application.url}${path}`, { method: 'POST', body: new URLSearchParams() })).arrayBuffer();
      const { page } = await asGuest(path);
      await page.getByRole('button', { name: texts.dataLinkTexts.save }).click();
      await page.getByText(texts.dataLinkTexts.tooOften).waitFor();
      return page;
    },
  },
]);
