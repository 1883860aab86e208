import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Caller } from '../../accounts/caller.js';
import type { Actor } from '../../actor.js';
import { ChangeWebhook } from '../../webhooks/use-cases/change-webhook.js';
import { CreateWebhook } from '../../webhooks/use-cases/create-webhook.js';
import { Webhooks } from '../../webhooks/use-cases/webhooks.js';
import { Deliveries, type ListedDelivery } from '../../webhooks/use-cases/deliveries.js';
import type { Webhook as StoredWebhook } from '../../webhooks/webhook.js';
import { WEBHOOK_EVENTS, type WebhookEvent as EventType } from '../../webhooks/webhook.rules.js';
import { CurrentCaller } from '../caller.js';
import { CurrentActor } from '../current-actor.js';
import type {
  CreatedWebhook,
  MutationChangeWebhookArgs,
  MutationCreateWebhookArgs,
  MutationDeleteWebhookArgs,
  MutationRedeliverEventArgs,
  MutationRotateWebhookSecretArgs,
  MutationSendTestEventArgs,
  QueryWebhookDeliveriesArgs,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
} from './generated.js';
import { AccountLimits } from '../../accounts/limits/use-cases/account-limits.js';

/** The GraphQL operations for the webhooks of an account. */
@Resolver()
export class WebhooksResolver {
  constructor(
    private readonly accountLimits: AccountLimits,
    private readonly webhooks: Webhooks,
    private readonly createWebhook: CreateWebhook,
    private readonly changeWebhook: ChangeWebhook,
    private readonly deliveries: Deliveries,
  ) {}

  @Query('webhooks')
  async list(@CurrentActor() actor: Actor): Promise<Webhook[]> {
    return (await this.webhooks.list(actor)).map(toListed);
  }

  @Query('webhookDeliveries')
  async listDeliveries(@CurrentActor() actor: Actor, @Args() { webhookId }: QueryWebhookDeliveriesArgs): Promise<WebhookDelivery[]> {
    return (await this.deliveries.list(actor, webhookId)).map(toDelivery);
  }

  @Mutation('createWebhook')
  async create(
    @CurrentActor() actor: Actor,
    @CurrentCaller() { language }: Caller,
    @Args() { input }: MutationCreateWebhookArgs,
  ): Promise<CreatedWebhook> {
    const command = { actor, address: input.url, events: input.events.map(typeOf), language };
    const { secret, webhook } = await this.accountLimits.admit('addWebhook', actor, () => this.createWebhook.execute(command));
    return { secret, webhook: toListed(webhook) };
  }

  @Mutation('changeWebhook')
  async change(@CurrentActor() actor: Actor, @Args() { input }: MutationChangeWebhookArgs): Promise<Webhook> {
    const { id, url, events, isEnabled } = input;
    const change = { address: url ?? undefined, events: events?.map(typeOf), isEnabled: isEnabled ?? undefined };
    return toListed(await this.changeWebhook.execute({ actor, id, ...change }));
  }

  @Mutation('deleteWebhook')
  async delete(@CurrentActor() actor: Actor, @Args() { id }: MutationDeleteWebhookArgs): Promise<true> {
    await this.webhooks.delete(actor, id);
    return true;
  }

  @Mutation('rotateWebhookSecret')
  rotate(@CurrentActor() actor: Actor, @Args() { id }: MutationRotateWebhookSecretArgs): Promise<string> {
    return this.accountLimits.admit('useWebhook', actor, () => this.webhooks.rotateSecret(actor, id));
  }

  @Mutation('sendTestEvent')
  async test(@CurrentActor() actor: Actor, @Args() { webhookId }: MutationSendTestEventArgs): Promise<true> {
    await this.accountLimits.admit('useWebhook', actor, () => this.deliveries.sendTest(actor, webhookId));
    return true;
  }

  @Mutation('redeliverEvent')
  async redeliver(@CurrentActor() actor: Actor, @Args() { id }: MutationRedeliverEventArgs): Promise<true> {
    await this.accountLimits.admit('useWebhook', actor, () => this.deliveries.repeat(actor, id));
    return true;
  }
}

function toListed({ id, address, events, isEnabled, end, failingSince, createdAt }: StoredWebhook): Webhook {
  return {
    id,
    url: address,
    events: events.map((event) => toName(event)),
    isEnabled,
    disabledBecause: toName(end),
    failingSince,
    createdAt,
  };
}

function toDelivery({ state, failure, data: _, ...delivery }: ListedDelivery): WebhookDelivery {
  return { ...delivery, state: toName(state), failure: toName(failure) };
}

/** `page.published` is PAGE_PUBLISHED, and `switched-off` is SWITCHED_OFF. */
type NameOf<Text extends string> = Uppercase<Text extends `${infer Head}${'.' | '-'}${infer Tail}` ? `${Head}_${Tail}` : Text>;

function toName<Text extends string>(text: Text): NameOf<Text>;
function toName<Text extends string>(text: Text | null): NameOf<Text> | null;
function toName(text: string | null): string | null {
  return text === null ? null : text.toUpperCase().replace(/[.-]/g, '_');
}

function typeOf(name: WebhookEvent): EventType {
  return WEBHOOK_EVENTS.find((type) => toName(type) === name)!;
}
