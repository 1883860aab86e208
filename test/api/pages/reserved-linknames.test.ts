import { beforeAll, expect, test } from '@jest/globals';
import { ClaimLinknameDocument } from '../../../client/api/generated/claim-linkname.js';
import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';
import { isReservedLinkname, reservedLinknames } from '../../../server/pages/linknames/reserved-linknames.rules.js';
import { register, type TestAccount } from '../../builders/accounts/account.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { post, withToken } from '../../support/calls/rest.js';
import { runningApplication } from '../../support/servers/running-application.js';

const application = runningApplication();
let ada: TestAccount;
beforeAll(async () => {
  ada = await register(application);
});

const published = async (): Promise<readonly string[]> => {
  const data = await graphqlData<{ reservedLinknames: string[] }>(application.url, '{ reservedLinknames }');
  return data.reservedLinknames;
};

test('PE-17 Misleading names are reserved, and the list is published and can be read by every client', async () => {
  const names = await published();
  expect(names).toEqual(expect.arrayContaining(['admin', 'support', 'www', 'api', 'security', 'official', 'help', 'billing', 'tessera']));
  expect(names).toEqual([...new Set(names)].sort());
});

test('PE-17 Names of the published list, one in 25 of them, cannot be claimed, on both APIs', async () => {
  // All of them would take long; that the rule refuses each is shown below.
  const names = (await published()).filter((_, at) => at % 25 === 0);
  expect(names.length).toBeGreaterThan(20);
  for (const linkname of names) {
    const { errors } = await graphql(application.url, ClaimLinknameDocument, { linkname: linkname.toUpperCase() }, ada.token);
    expect(errors).toMatchObject([{ extensions: { code: 'LINKNAME_RESERVED', fields: { linkname: [expect.any(String)] } } }]);
    const { status, body } = await post(application.url, 'updatename/', { first_name: linkname }, withToken(ada.token));
    expect([status, body]).toMatchObject([400, { code: 'LINKNAME_RESERVED', first_name: [expect.any(String)] }]);
  }
});

test('PE-18 The published list is the list that the rules use', async () => {
  const names = await published();
  expect(names).toEqual(reservedLinknames());
  for (const name of names) {
    expect(isReservedLinkname(name)).toBe(true);
    expect(parseLinkname(name)).toMatchObject({ ok: false, refusal: { code: 'LINKNAME_RESERVED' } });
  }
});
