import { registerOperator } from '../../builders/accounts/operator.js';
import { examplePage, publishPage } from '../../builders/pages/example-pages.js';
import { graphqlData } from '../../support/calls/graphql.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph } from '../photograph.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });
const PLACES = ['prize.example', '*.free.example', 'sites.example/evil/'];

let operators = 0;
photograph('admin blocked links', product, [
  {
    name: 'Administration, blocked links',
    open: async (visit) => {
      const { application } = product;
      operators += 1;
      const operator = await registerOperator(application, { username: `marta-${operators}` });
      if (operators === 1) {
        await publishPage(application, examplePage('halyard'));
        const BLOCK = 'mutation ($input: AdminBlockedLinksInput!) { adminBlockLinks(input: $input) }';
        const input = { patterns: PLACES, note: 'phishing, seen on 24 November' };
        await graphqlData(application.url, BLOCK, { input }, operator.token);
        await application.dataSource.query(
          `INSERT INTO blocked_link_finding (page_id, version, pattern, address, found_at) SELECT owner_id, version, 'prize.example', 'https://prize.example/card', now() FROM page`,
        );
      }
      const { page } = await visit.as(operator, '/admin/blocked-links');
      await page.getByText('prize.example/card').waitFor();
      return page;
    },
  },
]);
