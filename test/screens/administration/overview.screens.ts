import { registerOperator } from '../../builders/accounts/operator.js';
import { examplePage, publishPage } from '../../builders/pages/example-pages.js';
import { sendReport } from '../../api/reports/report-calls.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });

const DAYS = `INSERT INTO site_day (day, sign_ups, publications, counted_at, accounts, pages, published, seen, visits)
  SELECT current_date - ago, 2 + (ago * 7) % 13, 20 + (ago * 11) % 42, now() - make_interval(days => ago), 1284, 1512, 967, 812, 48210 - ago * 390
  FROM generate_series(0, 59) AS ago
  ON CONFLICT (day) DO UPDATE SET sign_ups = excluded.sign_ups, publications = excluded.publications, counted_at = now(), accounts = 1284, pages = 1512,
    published = 967, seen = 812, visits = excluded.visits`;
const GIVEN_UP = `INSERT INTO queue.job (name, data, source_output) VALUES ('letters-given-up', '{"kind":"recover-username","email":"a@lab.example"}', '{"reason":"550"}')`;

let operators = 0;

photograph('admin overview', product, [
  {
    name: 'Administration, overview',
    open: async (visit) => {
      const { application } = product;
      operators += 1;
      const operator = await registerOperator(application, { username: `marta-${operators}` });
      if (operators === 1) {
        await publishPage(application, examplePage('theo-brandt'));
        await sendReport(application, 'theo-brandt', { reason: 'copied', words: 'Mine.', email: '' });
        await application.dataSource.query(GIVEN_UP);
      }
      await application.dataSource.query(DAYS);
      const { page } = await visit.as(operator, '/admin');
      await page.getByText(texts.adminOverviewTexts.lastDays).waitFor();
      return page;
    },
  },
]);
