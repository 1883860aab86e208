import { SetUp } from '../../server/administration/use-cases/set-up.js';
import { runningProduct } from '../support/servers/running-product.js';
import { photograph } from './photograph.js';
import { texts } from './texts.js';

const product = runningProduct({
  logLevel: 'silent',
  rateLimits: 'off',
  smtpUrl: 'smtp://smtp.acme.example:587',
  mailFrom: 'hello@acme.example',
});
const { setUpTexts } = texts;

const offer = () => product.application.nest.get(SetUp, { strict: false }).offer();

photograph('set-up', product, [
  {
    name: 'Set-up',
    open: async (visit) => {
      await product.application.dataSource.query(`UPDATE account SET role = 'person'`);
      const { page } = await visit.asGuest(`/setup#${(await offer())!}`);
      await page.getByText('hello@acme.example').waitFor();
      return page;
    },
  },
  {
    name: 'Set-up, done',
    open: async (visit) => {
      await product.application.dataSource.query('DELETE FROM site_setting');
      const { page } = await visit.asGuest('/setup');
      await page.getByRole('heading', { name: setUpTexts.done }).waitFor();
      return page;
    },
  },
]);
