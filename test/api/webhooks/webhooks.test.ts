import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { OneTimeTokenStore } from '../../../server/accounts/ports/one-time-token-store.port.js';
import { hashToken, newToken } from '../../../server/accounts/sessions/session.js';
import { claim, publish, register, type TestAccount } from '../../builders/accounts/account.js';
import { aPng } from '../../builders/images.js';
import { documentedCheck, type IsGenuine } from '../../support/neighbours/documented-receiver.js';
import { graphql, graphqlData } from '../../support/calls/graphql.js';
import { startMailServer, type TestMailServer } from '../../support/neighbours/mail-server.js';
import { runningApplication } from '../../support/servers/running-application.js';
import { anUploader, uploadGraphql } from '../../support/calls/uploads.js';
import { eventually, LONG_PATIENCE, until } from '../../support/waiting.js';
import { startWebhookReceiver, type ReceivedMessage, type WebhookReceiver } from '../../support/neighbours/webhook-receiver.js';

const ALL = ['PAGE_PUBLISHED', 'PAGE_SCHEDULED', 'PAGE_APPEARED', 'PAGE_RENAMED', 'PAGE_DELETED', 'PICTURE_CHANGED', 'ACCOUNT_DELETED'];

let mails: TestMailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
const application = runningApplication(() => ({ webhookPrivateAddresses: 'allow', rateLimits: 'off', smtpUrl: mails.url }));
afterAll(() => mails.stop());
let isGenuine: IsGenuine;
let receiver: WebhookReceiver;
let ada: TestAccount;
beforeAll(async () => {
  isGenuine = await documentedCheck();
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  ada = await anUploader(application);
});
afterEach(() => receiver.stop());

const ask = <Data>(query: string, variables: Record<string, unknown> = {}, token = ada.token) =>
  graphqlData<Data>(application.url, query, variables, token);
const sql = <Row extends object>(query: string, values: unknown[] = []) => application.dataSource.query<Row[]>(query, values);

interface Created {
  readonly secret: string;
  readonly webhook: { readonly id: string };
}

async function createWebhook(
  events = ALL,
  url = receiver.url,
  token = ada.token,
  language = 'en',
): Promise<Created & { readonly id: string }> {
  const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }';
  const headers = { 'Accept-Language': language };
  const { data } = await graphql<{ createWebhook: Created }>(application.url, query, { input: { url, events } }, token, headers);
  const created = data!.createWebhook;
  return { ...created, id: created.webhook.id };
}

interface ListedDelivery {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly state: string;
  readonly attempts: number;
  readonly status: number | null;
  readonly failure: string | null;
  readonly nextAttemptAt: string | null;
}

async function deliveriesOf(webhookId: string): Promise<ListedDelivery[]> {
  const query = `query ($webhookId: ID!) {
    webhookDeliveries(webhookId: $webhookId) { id type body state attempts status failure nextAttemptAt lastAttemptAt }
  }`;
  return (await ask<{ webhookDeliveries: ListedDelivery[] }>(query, { webhookId })).webhookDeliveries;
}

async function lastOf(webhookId: string): Promise<ListedDelivery | undefined> {
  return (await deliveriesOf(webhookId))[0];
}

const delivered = (id: string) => until(async () => (await lastOf(id))?.state === 'DELIVERED');

async function webhook(id: string) {
  interface Listed {
    readonly id: string;
    readonly isEnabled: boolean;
    readonly disabledBecause: string | null;
  }
  const { webhooks } = await ask<{ webhooks: Listed[] }>('{ webhooks { id url events isEnabled disabledBecause failingSince } }');
  return webhooks.find((listed) => listed.id === id);
}

const sendTest = (webhookId: string) => ask('mutation ($webhookId: ID!) { sendTestEvent(webhookId: $webhookId) }', { webhookId });
const change = (input: object) => ask('mutation ($input: ChangeWebhookInput!) { changeWebhook(input: $input) { id } }', { input });

/** As by the link of a mail. The account is signed in again then. */
async function resetPassword({ username }: TestAccount): Promise<void> {
  const [{ accountId } = { accountId: '' }] = await sql<{ accountId: string }>(
    'SELECT id AS "accountId" FROM account WHERE username = $1',
    [username],
  );
  const [token, password, expiresAt] = [newToken(), 'another garden of lemons', new Date(Date.now() + 60_000)];
  await application.nest.get(OneTimeTokenStore).add({ tokenHash: hashToken(token), purpose: 'reset-password', accountId, expiresAt });
  await ask('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input: { accountId, token, password } });
  const logIn = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const { logIn: session } = await ask<{ logIn: { token: string } }>(logIn, { input: { username, password } });
  ada = { ...ada, password, token: session.token };
}

/** As if all attempts but one had failed, once it is noted that one has. */
async function skipToLastAttempt(webhookId: string): Promise<void> {
  const query = `UPDATE queue.job SET retry_count = retry_limit - 1, start_after = now()
    WHERE state = 'retry' AND id IN (SELECT id FROM webhook_delivery WHERE webhook_id = $1) RETURNING 1`;
  await until(async () => (await application.dataSource.query<[unknown, number]>(query, [webhookId]))[1] === 1);
}

/** As if the pause after a failure were over. */
const skipPause = () => sql(`UPDATE queue.job SET start_after = now() WHERE name = 'webhook-deliveries' AND state = 'retry'`);

test('WH-01 Each event arrives signed, with its account, its page and the address of that', async () => {
  const { secret } = await createWebhook();
  const of = async (type: string): Promise<ReceivedMessage> => (await receiver.messagesOf(type))[0]!;
  await claim(application, ada, 'lemons');
  const renamed = await of('page.renamed');
  const { accountId, pageId } = renamed.event.data;
  const page = { accountId, pageId, linkname: 'lemons', url: `${application.url}/lemons` };
  expect(renamed.event.data).toEqual({ ...page, formerLinkname: null });
  await publish(application, ada);
  const published = await of('page.published');
  expect(published.event).toEqual({ type: 'page.published', timestamp: expect.any(String), data: { ...page, version: 1 } });
  await uploadGraphql(application.url, 'changeWallpaper', await aPng({ width: 40, height: 20 }), ada.token);
  expect((await of('picture.changed')).event.data).toEqual({ ...page, picture: 'wallpaper', isRemoved: false });
  const { createPage } = await ask<{ createPage: { id: string } }>('mutation { createPage(input: { linkname: "limes" }) { id } }');
  await ask('mutation ($id: ID!) { deletePage(id: $id, linkname: "limes") }', { id: createPage.id });
  expect((await of('page.deleted')).event.data).toEqual({ accountId, pageId: createPage.id, formerLinkname: 'limes' });
  const { username, password } = ada;
  await ask('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }', { input: { username, password } });
  expect((await of('account.deleted')).event.data).toEqual({ accountId, pages: [{ pageId, linkname: 'lemons' }] });

  for (const { headers, body } of receiver.messages) {
    expect(isGenuine(headers, body, secret)).toBe(true);
    expect(isGenuine(headers, body.replace('lemons', 'melons').replace(/"accountId":"./, '"accountId":"x'), secret)).toBe(false);
    expect(isGenuine({ ...headers, 'webhook-timestamp': '1700000000' }, body, secret)).toBe(false);
  }
  await until(async () => (await sql('SELECT FROM webhook_delivery')).length === 0);
  expect(new Set(receiver.messages.map(({ id }) => id)).size).toBe(receiver.messages.length);
});

test('A change that is refused or rolled back tells of nothing, nor does one that was not asked for', async () => {
  const other = await register(application);
  await claim(application, other, 'taken-name');
  const { id } = await createWebhook(['PAGE_RENAMED', 'PAGE_PUBLISHED']);
  await createWebhook(['PAGE_DELETED']);
  await expect(claim(application, ada, 'taken-name')).rejects.toThrow('LINKNAME_TAKEN');
  await expect(publish(application, ada, undefined, 7)).rejects.toThrow('PAGE_CHANGED_ELSEWHERE');
  expect(await sql('SELECT FROM webhook_delivery')).toEqual([]);
  await change({ id, isEnabled: false });
  await claim(application, ada, 'while-it-is-off');
  expect(await sql('SELECT FROM webhook_delivery')).toEqual([]);
  await change({ id, isEnabled: true });
  await claim(application, ada, 'while-it-is-on');
  await receiver.messagesOf('page.renamed');
  expect(receiver.messages.map(({ event }) => event.data['linkname'])).toEqual(['while-it-is-on']);
});

describe('A delivery', () => {
  test('WH-02 that fails is sent again with the same id and body, and says why it failed and when it is tried next', async () => {
    const { id, secret } = await createWebhook();
    receiver.answer(503);
    await claim(application, ada, `again-${Date.now().toString(36)}`);
    await until(async () => (await lastOf(id))?.attempts === 1 && (await lastOf(id))?.nextAttemptAt !== null);
    const failed = await lastOf(id);
    expect(failed).toMatchObject({ type: 'page.renamed', state: 'WAITING', attempts: 1, status: 503, failure: 'STATUS' });
    expect(new Date(String(failed?.nextAttemptAt)).getTime() - Date.now()).toBeLessThan(12_000);
    expect(await webhook(id)).toMatchObject({ isEnabled: true, failingSince: expect.any(String) });
    receiver.answer(204);
    await skipPause();
    await delivered(id);
    expect(await lastOf(id)).toMatchObject({ attempts: 2, status: 204, failure: null, nextAttemptAt: null, id: failed?.id });
    expect(receiver.messages.map((message) => [message.id, message.body])).toEqual(Array(2).fill([failed?.id, failed?.body]));
    expect(receiver.messages.map(({ headers, body }) => isGenuine(headers, body, secret))).toEqual([true, true]);
    expect(await webhook(id)).toMatchObject({ failingSince: null });
  });

  test('that waits for its next attempt is sent now when its owner asks for it, as that attempt', async () => {
    const { id } = await createWebhook();
    receiver.answer(503);
    await claim(application, ada, `hastened-${Date.now().toString(36)}`);
    await until(async () => (await lastOf(id))?.attempts === 1 && (await lastOf(id))?.nextAttemptAt !== null);
    await sql(`UPDATE queue.job SET start_after = now() + interval '1 hour' WHERE name = 'webhook-deliveries'`);
    receiver.answer(204);
    const [{ id: deliveryId } = { id: '' }] = await deliveriesOf(id);
    await expect(
      ask('mutation ($id: ID!) { redeliverEvent(id: $id) }', { id: deliveryId }, (await anUploader(application)).token),
    ).rejects.toThrow('WEBHOOK_DELIVERY_NOT_FOUND');
    expect((await lastOf(id))?.attempts).toBe(1);
    await ask('mutation ($id: ID!) { redeliverEvent(id: $id) }', { id: deliveryId });
    await delivered(id);
    expect(await lastOf(id)).toMatchObject({ attempts: 2, id: deliveryId });
    expect(receiver.messages).toHaveLength(2);
  });

  test('is given up after its last attempt, and is sent again when its owner asks for it', async () => {
    const { id } = await createWebhook();
    receiver.answer(500);
    await claim(application, ada, `given-up-${Date.now().toString(36)}`);
    await skipToLastAttempt(id);
    await until(async () => (await lastOf(id))?.state === 'FAILED');
    const metrics = async () => (await fetch(`${application.url}/metrics`)).text();
    await until(async () => /^tessera_webhook_deliveries_total\{fate="given-up"\} 1$/m.test(await metrics()));
    await until(async () => /^tessera_webhook_deliveries_given_up 1$/m.test(await metrics()));
    expect(await metrics()).toMatch(/^tessera_webhook_deliveries_waiting 0$/m);
    receiver.answer(200);
    const [{ id: deliveryId } = { id: '' }] = await deliveriesOf(id);
    await ask('mutation ($id: ID!) { redeliverEvent(id: $id) }', { id: deliveryId });
    await delivered(id);
    expect(new Set(receiver.messages.map((message) => message.id))).toEqual(new Set([deliveryId]));
    // The delivery is noted first, and its job is done after it.
    await until(async () => (await sql(`SELECT FROM queue.job WHERE name = 'webhook-deliveries'`)).length === 0);
  });

  test('to a receiver that says nothing delays no other account, and of one account only one is sent at a time', async () => {
    const slow = await startWebhookReceiver();
    try {
      slow.answer(() => undefined);
      const { id } = await createWebhook(['PAGE_RENAMED'], slow.url);
      for (const name of ['a', 'b', 'c']) await claim(application, ada, `slow-${name}-${Date.now().toString(36)}`);
      await until(() => Promise.resolve(slow.messages.length === 1));
      const bob = await anUploader(application);
      await createWebhook(['PAGE_RENAMED'], receiver.url, bob.token);
      await claim(application, bob, `quick-${Date.now().toString(36)}`);
      await receiver.messagesOf('page.renamed');
      expect(slow.messages).toHaveLength(1);
      expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(['WAITING', 'WAITING', 'WAITING']);
      await ask('mutation ($id: ID!) { deleteWebhook(id: $id) }', { id });
    } finally {
      await slow.stop();
    }
  });

  test('is one of the last fifty that are kept', async () => {
    const { id } = await createWebhook();
    await sql(
      `INSERT INTO webhook_delivery (id, webhook_id, type, data, created_at, state, has_job)
       SELECT gen_random_uuid(), $1, 'page.deleted', '{}', now() - interval '1 hour', 'delivered', true FROM generate_series(1, 60)`,
      [id],
    );
    await sendTest(id);
    await delivered(id);
    expect(await sql('SELECT FROM webhook_delivery WHERE webhook_id = $1', [id])).toHaveLength(50);
    expect(await deliveriesOf(id)).toHaveLength(50);
  });
});

describe('A webhook', () => {
  test('is switched off by a receiver that is gone, and can be tested and switched on again', async () => {
    const { id } = await createWebhook();
    receiver.answer(410);
    await sendTest(id);
    await eventually(async () => expect(await webhook(id)).toMatchObject({ isEnabled: false, disabledBecause: 'GONE' }), LONG_PATIENCE);
    await eventually(async () => expect(await lastOf(id)).toMatchObject({ state: 'FAILED', status: 410 }), LONG_PATIENCE);
    const { subject, text } = await mails.next(ada.email);
    expect(subject).toBe('A webhook of yours for Tessera was switched off');
    expect(text).toContain(`webhook at ${new URL(receiver.url).host} has answered that it is gone (410).`);
    receiver.answer(204);
    await sendTest(id);
    await receiver.messagesOf('webhook.test', 2);
    await change({ id, isEnabled: true });
    expect(await webhook(id)).toMatchObject({ isEnabled: true, disabledBecause: null, failingSince: null });
  });

  test('is switched off when nothing was delivered for three days, and its owner gets one mail, in the language in which it was added', async () => {
    const { id } = await createWebhook(ALL, `${receiver.url}/secret-path`, ada.token, 'de');
    receiver.answer(500);
    await sql(`UPDATE webhook SET failing_since = now() - interval '73 hours' WHERE id = $1`, [id]);
    await sendTest(id);
    await skipToLastAttempt(id);
    await eventually(async () => expect(await webhook(id)).toMatchObject({ isEnabled: false, disabledBecause: 'FAILING' }), LONG_PATIENCE);
    const mail = await mails.next(ada.email);
    expect(mail.text).toContain(`Dein Webhook zu ${new URL(receiver.url).host} hat drei Tage lang keine Nachricht angenommen.`);
    expect(mail.text).toContain(`${application.url}/personal`);
    expect(mail.text + mail.html).not.toContain('secret-path');

    await sendTest(id);
    await skipToLastAttempt(id);
    await until(async () => (await deliveriesOf(id)).every(({ state }) => state === 'FAILED'));
    await until(async () => (await sql(`SELECT FROM queue.job WHERE name = 'letters' AND state < 'completed'`)).length === 0);
    expect(mails.mails.filter(({ to }) => to === ada.email)).toEqual([mail]);
  });

  test('is switched off when the password of its account is reset by mail, with all others, and says so', async () => {
    const [{ id }, { id: second }] = [await createWebhook(), await createWebhook()];
    await change({ id: second, isEnabled: false });
    const { id: kept } = await createWebhook(ALL, receiver.url, (await anUploader(application)).token);
    await resetPassword(ada);
    expect([await webhook(id), await webhook(second)]).toMatchObject([
      { isEnabled: false, disabledBecause: 'RECOVERED' },
      { isEnabled: false, disabledBecause: null },
    ]);
    expect(await sql('SELECT is_enabled FROM webhook WHERE id = $1', [kept])).toEqual([{ is_enabled: true }]);
    await claim(application, ada, `recovered-${Date.now().toString(36)}`);
    expect(await sql('SELECT FROM webhook_delivery WHERE webhook_id = ANY ($1)', [[id, second]])).toEqual([]);
    await change({ id, isEnabled: true });
    expect(await webhook(id)).toMatchObject({ isEnabled: true, disabledBecause: null });
  });

  test('signs with its former secret, too, for a day after it has got a new one', async () => {
    const { id, secret } = await createWebhook();
    const rotate = 'mutation ($id: ID!) { rotateWebhookSecret(id: $id) }';
    const { rotateWebhookSecret: fresh } = await ask<{ rotateWebhookSecret: string }>(rotate, { id });
    expect([secret, fresh].every((text) => /^whsec_[\w+/]{32}$/.test(text))).toBe(true);
    await sendTest(id);
    const [first] = await receiver.messagesOf('webhook.test');
    expect([secret, fresh].map((one) => first && isGenuine(first.headers, first.body, one))).toEqual([true, true]);
    await sql(`UPDATE webhook SET former_secret_until = now() - interval '1 second' WHERE id = $1`, [id]);
    await sendTest(id);
    const [, second] = await receiver.messagesOf('webhook.test', 2);
    expect([secret, fresh].map((one) => second && isGenuine(second.headers, second.body, one))).toEqual([false, true]);
  });

  test('signs with its last three former secrets, each for its day, however quickly it has got new ones', async () => {
    const { id, secret } = await createWebhook();
    const rotate = async () =>
      (await ask<{ rotateWebhookSecret: string }>('mutation ($id: ID!) { rotateWebhookSecret(id: $id) }', { id })).rotateWebhookSecret;
    const secrets = [secret, await rotate(), await rotate(), await rotate()];
    const signedBy = async (nth: number) => {
      await sendTest(id);
      const message = (await receiver.messagesOf('webhook.test', nth)).at(-1)!;
      return secrets.map((one) => isGenuine(message.headers, message.body, one));
    };
    expect(await signedBy(1)).toEqual([true, true, true, true]);
    await sql(
      `UPDATE webhook SET earlier_secrets = jsonb_set(earlier_secrets, '{1,until}', to_jsonb(now() - interval '1 second')) WHERE id = $1`,
      [id],
    );
    expect(await signedBy(2)).toEqual([false, true, true, true]);
    secrets.push(await rotate(), await rotate());
    expect(await signedBy(3)).toEqual([false, false, true, true, true, true]);
  });

  test('WH-03 of another account is neither listed, changed, used nor deleted', async () => {
    const { id } = await createWebhook();
    await sendTest(id);
    await delivered(id);
    const [{ id: deliveryId } = { id: '' }] = await deliveriesOf(id);
    const bob = await register(application);
    const codeOf = async (query: string) => (await graphql(application.url, query, {}, bob.token)).errors[0]?.extensions.code;
    const before = await sql('SELECT row::text FROM webhook AS row');
    for (const unknown of [id, 'no id', '01900000-0000-7000-8000-000000000000']) {
      expect(await codeOf(`{ webhookDeliveries(webhookId: "${unknown}") { id } }`)).toBe('WEBHOOK_NOT_FOUND');
      expect(await codeOf(`mutation { changeWebhook(input: { id: "${unknown}", isEnabled: false }) { id } }`)).toBe('WEBHOOK_NOT_FOUND');
      expect(await codeOf(`mutation { rotateWebhookSecret(id: "${unknown}") }`)).toBe('WEBHOOK_NOT_FOUND');
      expect(await codeOf(`mutation { sendTestEvent(webhookId: "${unknown}") }`)).toBe('WEBHOOK_NOT_FOUND');
      expect(await codeOf(`mutation { deleteWebhook(id: "${unknown}") }`)).toBeUndefined();
    }
    for (const unknown of [deliveryId, 'no id']) {
      expect(await codeOf(`mutation { redeliverEvent(id: "${unknown}") }`)).toBe('WEBHOOK_DELIVERY_NOT_FOUND');
    }
    expect(await ask('{ webhooks { id } }', {}, bob.token)).toEqual({ webhooks: [] });
    expect(await sql('SELECT row::text FROM webhook AS row')).toEqual(before);
    expect(receiver.messages).toHaveLength(1);
  });

  test('is refused to an account whose e-mail address is not verified', async () => {
    const { token } = await register(application);
    const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
    const { errors } = await graphql(application.url, query, { input: { url: receiver.url, events: ALL } }, token);
    expect(errors[0]?.extensions.code).toBe('EMAIL_NOT_VERIFIED');
    expect(await ask('{ webhooks { id } }', {}, token)).toEqual({ webhooks: [] });
  });

  test('is refused with every reason, and is one of ten at most', async () => {
    const refusalOf = async (url: string, events: readonly string[]) => {
      const query = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }';
      return (await graphql(application.url, query, { input: { url, events } }, ada.token)).errors[0]?.extensions;
    };
    for (const [url, sentence] of [
      ['', 'Enter an address'],
      ['no address', 'Enter an address'],
      ['ftp://example.org', 'Begin with https://'],
      ['https://me:secret@example.org', 'Leave out username and password'],
      ['https://example.org/#part', 'Leave out #'],
      ['https://example.org:70000/', 'The port must be 1 to 65535'],
    ] as const) {
      expect(await refusalOf(url, [])).toMatchObject({
        code: 'WEBHOOK_REFUSED',
        fields: { url: [expect.stringContaining(sentence)], events: ['Choose at least one event.'] },
      });
    }
    expect(await refusalOf(`https://example.org/${'x'.repeat(2048)}`, ALL)).toMatchObject({ code: 'WEBHOOK_REFUSED' });
    for (let number = 0; number < 10; number += 1) await createWebhook();
    expect(await refusalOf(receiver.url, ALL)).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
  });
});
