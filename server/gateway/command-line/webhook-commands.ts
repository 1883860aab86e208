import type { Command } from 'commander';
import { IntegrationAdministration } from '../../administration/use-cases/integration-administration.js';
import type { WatchedWebhook, Webhook } from '../../webhooks/webhook.js';
import type { AdminSession, CommonOptions, Print, Result } from './admin-session.js';
import { CommandFault } from './command.errors.js';

/** The most webhooks that are listed. */
const MOST = 1_000;

/** `admin webhook …` */
export function addWebhookCommands(program: Command, session: AdminSession, print: Print): void {
  const webhook = program.command('webhook').description('Webhooks: addresses that users have told of changes');
  webhook
    .command('list')
    .description(`lists the webhooks of all accounts, those first for which the most events wait; at most ${MOST}`)
    .action((options: CommonOptions) => print(options, (given) => listWebhooks(session, given)));
  webhook
    .command('delete <id>')
    .description('deletes a webhook with the events that wait for it, by its id, which list prints')
    .action((id: string, options: CommonOptions) => print(options, (given) => deleteWebhook(session, id, given)));
}

async function listWebhooks(session: AdminSession, options: CommonOptions): Promise<Result> {
  const webhooks = await (await session.use(IntegrationAdministration)).listWebhooks(session.actor(options), MOST);
  const lines = webhooks.map(
    (one) => `${one.id}  ${hostOf(one)} of ${one.accountId}: ${stateOf(one)}, ${lastOf(one)}, ${one.waiting} waiting`,
  );
  return { lines: lines.length > 0 ? lines : ['No account has a webhook.'], facts: { webhooks: webhooks.map(factsOf) } };
}

async function deleteWebhook(session: AdminSession, id: string, options: CommonOptions): Promise<Result> {
  const [administration, actor] = [await session.use(IntegrationAdministration), session.actor(options)];
  const webhook = await administration.findWebhook(actor, id);
  if (!webhook) throw new CommandFault('WEBHOOK_UNKNOWN', `There is no webhook ${id}.`, 'Run webhook list to see the ids.');
  const { accountId } = webhook;
  const named = `the webhook of ${accountId} to ${hostOf(webhook)}`;
  const question = `Delete ${named} with the events that wait for it? This cannot be undone.`;
  await session.confirm(question, options);
  await administration.deleteWebhook(actor, webhook);
  return { lines: [`Nothing more is sent by ${named}.`], facts: { id, accountId, host: hostOf(webhook) } };
}

/** The rest of the address may be a secret of its owner. */
function hostOf({ address }: Webhook): string {
  return new URL(address).host;
}

function stateOf({ isEnabled, end, failingSince }: Webhook): string {
  if (!isEnabled) return end === null ? 'switched off by its owner' : `switched off (${end})`;
  return failingSince ? `failing since ${failingSince.toISOString()}` : 'on';
}

function lastOf({ last }: WatchedWebhook): string {
  if (!last) return 'nothing sent';
  return last.failure === null ? 'last one delivered' : `last one failed (${[last.failure, last.status].filter(Boolean).join(' ')})`;
}

function factsOf(webhook: WatchedWebhook): Readonly<Record<string, unknown>> {
  const { id, accountId, events, isEnabled, end, failingSince, createdAt, waiting, last } = webhook;
  return { id, accountId, host: hostOf(webhook), events, isEnabled, end, failingSince, createdAt, waiting, last };
}
