import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema } from 'graphql';
import type { TestAccount } from '../../builders/accounts/account.js';
import { aDesign, asTextInput } from '../../builders/pages/page-design.js';
import { anyOperation, idPlaces, isAdministrative } from '../../support/calls/any-operation.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { storedRows } from '../../support/database/stored-rows.js';
import { anUploader } from '../../support/calls/uploads.js';

// Ids that are not of a page. Any other id in the schema is one, also in a new operation.
const OTHER_IDS = [
  'Mutation.endSession.id',
  'Mutation.renamePasskey.id',
  'Mutation.removePasskey.id',
  'Mutation.revokeAccessToken.id',
  'Mutation.deleteOwnLook.id',
  'Mutation.resetPassword.input.accountId',
  'Query.webhookDeliveries.webhookId',
  'Mutation.changeWebhook.input.id',
  'Mutation.deleteWebhook.id',
  'Mutation.rotateWebhookSecret.id',
  'Mutation.sendTestEvent.webhookId',
  'Mutation.redeliverEvent.id',
  'Mutation.stopImport.id',
  'Mutation.startImport.input.file.pictures.id',
];

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

const operations = (['Query', 'Mutation'] as const).flatMap((root) => {
  const type = root === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .filter((field) => !isAdministrative(field))
    .flatMap((field) => {
      const name = `${root}.${field.name}`;
      return idPlaces(root, field).some((id) => !OTHER_IDS.includes(id)) ? [{ name, root, field }] : [];
    });
});

const application = runningApplication();
let ada: TestAccount;
let bob: TestAccount;
let theirs: string[];
beforeAll(async () => {
  [ada, bob] = [await anUploader(application), await anUploader(application)];
  const create = 'mutation { createPage(input: { name: "Theirs", linkname: "theirs" }) { id } }';
  const { createPage } = await graphqlData<{ createPage: { id: string } }>(application.url, create, {}, ada.token);
  const input = { design: asTextInput(aDesign()), basedOnVersion: 0 };
  const publish = 'mutation ($input: PublishPageInput!) { publishPage(input: $input) { id } }';
  const { publishPage } = await graphqlData<{ publishPage: { id: string } }>(application.url, publish, { input }, ada.token);
  await graphqlData(application.url, publish, { input: { ...input, pageId: createPage.id } }, ada.token);
  theirs = [publishPage.id, createPage.id];
});

test('The operations with the id of a page are found in the schema', () => {
  const names = operations.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Query.page', 'Mutation.publish', 'Mutation.changeWallpaper', 'Mutation.createPage', 'Mutation.orderPages']),
  );
  expect(names).not.toContain('Mutation.endSession');
});

describe('With the id of a page of another account', () => {
  test.each(operations)('$name answers as with an unknown one and as it describes, and nothing changes', async ({ root, field }) => {
    expect(field.description).toContain('PAGE_NOT_FOUND');
    const before = await storedRows(application);
    const answerTo = async (id: string) => {
      const { query, variables } = anyOperation(root, field, id);
      const { data, errors } = await graphql(application.url, query, variables, bob.token);
      return { data, errors: errors.map(({ message, extensions: { requestId: _, ...told } }) => ({ message, extensions: told })) };
    };
    const unknown = await answerTo('01900000-0000-7000-8000-000000000000');
    expect(unknown).toMatchObject({ errors: [{ extensions: { code: 'PAGE_NOT_FOUND' } }] });
    expect(unknown.data ?? null).toBeNull();
    for (const id of [...theirs, 'no id']) expect(await answerTo(id)).toEqual(unknown);
    expect(await storedRows(application)).toEqual(before);
  });
});
