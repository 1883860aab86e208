import type { TestAccount } from '../../builders/accounts/account.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const CHANGE = 'mutation ($name: AdminSettingName!, $value: String!) { adminChangeSetting(name: $name, value: $value) { name } }';

let operator: TestAccount | undefined;
photograph('admin settings', product, [
  {
    name: 'Administration, settings',
    open: async (visit) => {
      const { application } = product;
      // The mode that is chosen below refuses a second one.
      operator ??= await registerOperator(application, { username: 'marta-ruiz' });
      const words = 'The site rests on Sunday from 6 to 8.';
      await graphqlData(application.url, CHANGE, { name: 'ANNOUNCEMENT', value: words }, operator.token);
      await graphqlData(application.url, CHANGE, { name: 'SIGN_UP', value: 'domains:acme.example,lab.acme.example' }, operator.token);
      const { page } = await visit.as(operator, '/admin/settings');
      await page.locator('form').first().waitFor();
      await page.getByRole('radio', { name: texts.adminSettingsTexts.afterLook }).check();
      return page;
    },
  },
  {
    name: 'Question of what opens the site',
    open: async (visit) => {
      const { application } = product;
      operator ??= await registerOperator(application, { username: 'marta-ruiz' });
      await graphqlData(application.url, CHANGE, { name: 'SIGN_UP', value: 'invite domains:acme.example' }, operator.token);
      const { page } = await visit.as(operator, '/admin/settings');
      await page.getByRole('radio', { name: texts.adminSettingsTexts.anyone }).check();
      await page
        .getByRole('form', { name: texts.adminSettingsTexts.signUp })
        .getByRole('button', { name: texts.adminSettingsTexts.save })
        .click();
      return page;
    },
  },
]);
