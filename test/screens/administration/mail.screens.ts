import type { Page } from 'playwright-core';
import { registerOperator } from '../../builders/accounts/operator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph, type Visit } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({
  logLevel: 'silent',
  rateLimits: 'off',
  smtpUrl: 'smtp://smtp.acme.example',
  mailFrom: 'hello@tessera.example',
});
const { adminMailTexts } = texts;

const GIVEN_UP = `INSERT INTO queue.job (name, data, source_output) SELECT 'letters-given-up', mail.data, jsonb_build_object('reason', mail.reason)
  FROM (VALUES
    ('{"kind":"reset-password","email":"ada@lab.acme.example"}'::jsonb, '550 mailbox does not exist'),
    ('{"kind":"recover-username","email":"team@lab.acme.example"}', '550 mailbox does not exist'),
    ('{"kind":"report-decided","email":"leo@lab.acme.example"}', '421 too many connections, 8 tries')) AS mail (data, reason)`;
const WAITING = `INSERT INTO queue.job (name, data, state, retry_limit, start_after, created_on)
  SELECT 'letters', jsonb_build_object('kind', mail.kind, 'email', mail.email), mail.state::queue.job_state, 13, now() + interval '9 minutes', now() - interval '150 seconds'
  FROM (VALUES ('recover-username', 'wren@fern.example', 'retry'), ('reset-password', 'dj@moth.example', 'created')) AS mail (kind, email, state)`;

let operators = 0;
async function mail(visit: Visit): Promise<Page> {
  const { application } = product;
  operators += 1;
  const operator = await registerOperator(application, { username: `marta-${operators}` });
  await application.dataSource.query(`DELETE FROM queue.job WHERE name LIKE 'letters%'`);
  await application.dataSource.query(GIVEN_UP);
  await application.dataSource.query(WAITING);
  const { page } = await visit.as(operator, '/admin/mail');
  await page.getByText(adminMailTexts.visitor).waitFor();
  return page;
}

photograph('admin mail', product, [
  { name: 'Administration, mail', open: mail },
  {
    name: 'Question of Remove a mail',
    open: async (visit) => {
      const page = await mail(visit);
      await page.getByRole('button', { name: adminMailTexts.removeTo({ to: adminMailTexts.visitor }) }).click();
      return page;
    },
  },
]);
