import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../actor.js';
import { AccountSearch } from '../../../administration/use-cases/account-search.js';
import { CollectPictures } from '../../../administration/use-cases/collect-pictures.js';
import { IntegrationAdministration } from '../../../administration/use-cases/integration-administration.js';
import { PageAdministration } from '../../../administration/use-cases/page-administration.js';
import type { WatchedWebhook } from '../../../webhooks/webhook.js';
import { RebuildExport } from '../../page-export/rebuild-export.js';
import type {
  AdminTask,
  AdminUpkeep,
  AdminWebhook,
  AdminWebhookState,
  MutationAdminDeleteWebhookArgs,
  MutationAdminRevokeAccessTokenArgs,
  MutationAdminStartTaskArgs,
} from '../generated.js';
import { CurrentOperator } from './admitted-operator.js';
import { StartedActs } from './started-acts.js';

/** The most webhooks that are listed. */
const MOST_WEBHOOKS = 100;

/** The GraphQL operations with which operators look after what works in the background, and after the programs of others. */
@Resolver()
export class AdminUpkeepResolver {
  constructor(
    private readonly started: StartedActs,
    private readonly collectPictures: CollectPictures,
    private readonly pages: PageAdministration,
    private readonly rebuildExport: RebuildExport,
    private readonly integrations: IntegrationAdministration,
    private readonly accounts: AccountSearch,
  ) {}

  @Query('adminUpkeep')
  async show(@CurrentOperator() actor: Actor): Promise<AdminUpkeep> {
    const webhooks = await this.integrations.listWebhooks(actor, MOST_WEBHOOKS);
    return { webhooks: webhooks.map(toWebhook), exportsPages: this.rebuildExport.folder !== undefined };
  }

  @Mutation('adminStartTask')
  start(@CurrentOperator() actor: Actor, @Args() { task }: MutationAdminStartTaskArgs): boolean {
    const acts: Readonly<Record<AdminTask, () => Promise<unknown>>> = {
      COLLECT_PICTURES: () => this.collectPictures.execute(actor),
      RESANITIZE_PAGES: () => this.pages.resanitize(actor),
      EXPORT_PAGES: () => this.rebuildExport.execute(actor),
    };
    if (task === 'EXPORT_PAGES' && this.rebuildExport.folder === undefined) return false;
    return this.started.start(task, acts[task]);
  }

  @Mutation('adminDeleteWebhook')
  async deleteWebhook(@CurrentOperator() actor: Actor, @Args() { id }: MutationAdminDeleteWebhookArgs): Promise<boolean> {
    const webhook = await this.integrations.findWebhook(actor, id);
    if (webhook) await this.integrations.deleteWebhook(actor, webhook);
    return webhook !== null;
  }

  @Mutation('adminRevokeAccessToken')
  async revokeToken(@CurrentOperator() actor: Actor, @Args() { accountId, id }: MutationAdminRevokeAccessTokenArgs): Promise<boolean> {
    const { fault } = await this.integrations.revokeToken(actor, await this.accounts.load(actor, accountId), id);
    return fault === undefined;
  }
}

/** The rest of the address may be a secret of its owner. */
function toWebhook({ id, accountId, address, waiting, ...webhook }: WatchedWebhook): AdminWebhook {
  return { id, accountId, host: new URL(address).host, waiting, state: stateOf(webhook), failingSince: webhook.failingSince };
}

function stateOf({ isEnabled, end, failingSince }: Pick<WatchedWebhook, 'isEnabled' | 'end' | 'failingSince'>): AdminWebhookState {
  if (!isEnabled) return end === null ? 'SWITCHED_OFF' : 'ENDED';
  return failingSince ? 'FAILING' : 'WORKS';
}
