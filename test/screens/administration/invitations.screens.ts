import type { Page } from 'playwright-core';
import { SignUpSettings } from '../../../server/accounts/for-operators/sign-up-settings.js';
import { registerOperator } from '../../builders/accounts/operator.js';
import { runningProduct } from '../../support/servers/running-product.js';
import { photograph, type Visit } from '../photograph.js';
import { texts } from '../texts.js';

const product = runningProduct({ logLevel: 'silent', rateLimits: 'off' });

const INVITATIONS = `INSERT INTO invitation (id, code, note, email, uses, used, created_at, expires_at)
  SELECT gen_random_uuid(), given.code, given.note, given.email, given.uses, given.used, now() - make_interval(hours => given.ago),
    now() + make_interval(days => given.days)
  FROM (VALUES ('k7wq3f9dabcdef', 'Photo club, autumn', NULL, 25, 7, 1, 7), ('m2xa8rtpabcdef', NULL, 'jun@okafor.example', 1, 1, 2, 7),
    ('h4nvc6yeabcdef', NULL, 'saskia@kleineoven.example', 1, 0, 3, 6), ('q9bd7jsuabcdef', 'Market day', NULL, 12, 12, 4, 6),
    ('y5tg9wqkabcdef', 'Evening class', NULL, 20, 3, 5, -22)) AS given (code, note, email, uses, used, ago, days)`;

const OPEN = { kind: 'open', domains: [] } as const;
const INVITE = { kind: 'invite', domains: [] } as const;
let operators = 0;

async function invitations(visit: Visit): Promise<Page> {
  const { application } = product;
  const settings = application.nest.get(SignUpSettings, { strict: false });
  await application.dataSource.query('DELETE FROM invitation');
  await settings.change(OPEN);
  await application.dataSource.query(INVITATIONS);
  operators += 1;
  const operator = await registerOperator(application, { username: `marta-${operators}` });
  await settings.change(INVITE);
  const { page } = await visit.as(operator, '/admin/invitations');
  await page.getByText('Market day').waitFor();
  return page;
}

photograph('admin invitations', product, [
  { name: 'Administration, invitations', open: invitations },
  {
    name: 'Menu of an invitation',
    open: async (visit) => {
      const page = await invitations(visit);
      await page.getByRole('button', { name: texts.adminInvitationTexts.more({ name: 'Market day' }) }).click();
      return page;
    },
  },
]);
