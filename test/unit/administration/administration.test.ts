import { beforeEach, describe, expect, test } from '@jest/globals';
import { Actor } from '../../../server/actor.js';
import { AccountAdministration } from '../../../server/administration/use-cases/account-administration.js';
import { CollectPictures } from '../../../server/administration/use-cases/collect-pictures.js';
import { IntegrationAdministration } from '../../../server/administration/use-cases/integration-administration.js';
import { MailAdministration } from '../../../server/administration/use-cases/mail-administration.js';
import { PageAdministration } from '../../../server/administration/use-cases/page-administration.js';
import { RecordAct } from '../../../server/audit/use-cases/record-act.js';
import { aPerson, anOperator } from '../../builders/accounts/actor.js';
import { anAccount } from '../../builders/accounts/stored-account.js';
import { MemoryAuditLog } from '../../fakes/memory-audit-log.js';
import { StoppedClock } from '../../fakes/stopped-clock.js';
import { Acts } from '../../../server/audit/use-cases/acts.js';

const ada = anAccount('ada');
const webhook = { id: 'a-webhook', accountId: ada.id } as Parameters<IntegrationAdministration['deleteWebhook']>[1];

let log: MemoryAuditLog;
/** What was called, and the outcomes in the audit log at that moment. */
let calls: { readonly name: string; readonly outcomes: readonly string[] }[];
/** Calls that fail. */
let failing: readonly string[];

/** A use case that notes its calls. It finds nothing more to do. */
const worker = new Proxy(
  {},
  {
    get: (_, name: string) => async () => {
      calls.push({ name, outcomes: (await log.list(10)).map(({ outcome }) => outcome) });
      if (failing.includes(name)) throw new Error(`${name} failed`);
      if (name === 'list' || name === 'suspend') return [];
      if (name === 'hidePage' || name === 'showPage') return { isChanged: false, linkname: 'ada' };
      return name === 'execute' ? undefined : false;
    },
  },
) as never;

let accounts: AccountAdministration;
let pages: PageAdministration;
let integrations: IntegrationAdministration;
let mails: MailAdministration;
let collectPictures: CollectPictures;
beforeEach(() => {
  [log, calls, failing] = [new MemoryAuditLog(), [], []];
  const recordAct = new RecordAct(log, new StoppedClock());
  accounts = new AccountAdministration(
    recordAct,
    worker,
    { execute: async () => ada } as never,
    worker,
    worker,
    worker,
    worker,
    worker,
    worker,
    worker,
    worker,
  );
  pages = new PageAdministration(recordAct, worker, worker, worker, worker, { execute: async () => ({ sanitized: 3, left: 1 }) } as never);
  integrations = new IntegrationAdministration(recordAct, worker, worker, worker);
  const files = {
    noteUse: async () => false,
    removeUnused: async () => ({ removed: 2, failures: ['one'], isPostponed: failing.includes('files'), mayBeMore: false }),
  };
  mails = new MailAdministration(recordAct, worker, worker, worker, new StoppedClock());
  collectPictures = new CollectPictures(recordAct, files as never, worker);
});

const acts: readonly (readonly [string, string | null, (actor: Actor) => Promise<unknown>])[] = [
  ['account create', 'grace', (actor) => accounts.create(actor, { username: 'grace', email: 'grace@example.org' }, false)],
  ['account delete', ada.id, (actor) => accounts.remove(actor, ada, ['ada', null])],
  ['account reset-password', ada.id, (actor) => accounts.resetPassword(actor, ada, true)],
  ['account remove-passkeys', ada.id, (actor) => accounts.removePasskeys(actor, ada)],
  ['suspension start', ada.id, (actor) => accounts.suspend(actor, ada, { reason: 'fraud', words: null })],
  ['suspension lift', ada.id, (actor) => accounts.liftSuspension(actor, ada)],
  ['account verify-email', ada.id, (actor) => accounts.verifyEmail(actor, ada)],
  ['account export', ada.id, (actor) => accounts.sendData(actor, { ...ada, emailVerified: true })],
  ['page hide', 'ada', (actor) => pages.hidePage(actor, 'ada', { reason: 'other', words: null })],
  ['page approve', 'ada', (actor) => pages.approvePage(actor, 'ada')],
  ['page show', 'ada', (actor) => pages.showPage(actor, 'ada')],
  ['linkname block', 'ada', (actor) => pages.blockLinkname(actor, 'ada')],
  ['linkname release', 'ada', (actor) => pages.releaseLinkname(actor, 'ada')],
  ['page resanitize', null, (actor) => pages.resanitize(actor)],
  ['token revoke', 'a-token', (actor) => integrations.revokeToken(actor, ada, 'a-token')],
  ['webhook delete', 'a-webhook', (actor) => integrations.deleteWebhook(actor, webhook)],
  ['mail retry', 'one two', (actor) => mails.retry(actor, ['one', 'two'])],
  ['mail remove', 'one two', (actor) => mails.remove(actor, ['one', 'two'])],
  ['mail test', ada.email, (actor) => mails.test(actor, ada.email)],
  ['media collect', null, (actor) => collectPictures.execute(actor)],
];

const looks: readonly (readonly [string, (actor: Actor) => Promise<unknown>])[] = [
  ['an account', (actor) => accounts.find(actor, 'ada')],
  ['the suspension of an account', (actor) => accounts.suspension(actor, ada)],
  ['the linknames of an account', (actor) => accounts.linknames(actor, ada)],
  ['access tokens', (actor) => integrations.listTokens(actor, ada)],
  ['webhooks', (actor) => integrations.listWebhooks(actor, 10)],
  ['a webhook', (actor) => integrations.findWebhook(actor, 'a-webhook')],
  ['the mails that were given up', (actor) => mails.listGivenUp(actor, 10)],
  ['the mails that wait', (actor) => mails.listWaiting(actor, 10)],
  ['the counts of mails', (actor) => mails.count(actor)],
  ['acts', (actor) => new Acts(log, new RecordAct(log, new StoppedClock()), new StoppedClock()).list(actor, 10)],
];

const strangers: readonly (readonly [string, Actor])[] = [
  ['a person', aPerson(ada.id)],
  ['a program', Actor.program(ada.id, ['read', 'publish', 'media', 'account'])],
];

describe.each(strangers)('%s', (_, actor) => {
  test.each(acts)('is refused: %s, and nothing is done or stored', async (_act, _subject, run) => {
    await expect(run(actor)).rejects.toMatchObject({ kind: 'forbidden', code: 'OPERATOR_NEEDED' });
    expect([calls, await log.list(1)]).toEqual([[], []]);
  });

  test.each(looks)('may not look at %s of others', async (_what, look) => {
    await expect(look(actor)).rejects.toMatchObject({ code: 'OPERATOR_NEEDED' });
    expect(calls).toEqual([]);
  });
});

describe('An operator', () => {
  test.each(acts)('does it with an entry that is stored before: %s', async (act, subject, run) => {
    await run(anOperator('root@web-1'));
    for (const { outcomes } of calls) expect(outcomes).toEqual(['begun']);
    expect(await log.list(2)).toMatchObject([{ operator: 'root@web-1', door: 'command-line', act, subject }]);
  });

  test('whose act does not end as it should finds the fault in the result and its code in the audit log', async () => {
    failing = ['execute', 'remove', 'files'];
    expect(await accounts.create(anOperator(), { username: 'grace', email: 'grace@example.org' }, false)).toMatchObject({
      account: ada,
      fault: { code: 'LINK_FAILED', reason: 'execute failed' },
    });
    expect(await pages.hidePage(anOperator(), 'ada', { reason: 'other', words: null })).toMatchObject({
      left: ['ada'],
      fault: { code: 'EXPORT_NOT_REMOVED' },
    });
    expect(await integrations.revokeToken(anOperator(), ada, 'none')).toMatchObject({ fault: { code: 'TOKEN_UNKNOWN' } });
    expect(await mails.test(anOperator(), ada.email)).toMatchObject({ fault: { code: 'MAIL_REFUSED' } });
    failing = ['files'];
    expect(await collectPictures.execute(anOperator())).toMatchObject({ fault: { code: 'BACKUP_RUNS' } });
    const outcomes = (await log.list(9)).map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(['BACKUP_RUNS', 'EXPORT_NOT_REMOVED', 'LINK_FAILED', 'MAIL_REFUSED', 'TOKEN_UNKNOWN']);
  });
});
