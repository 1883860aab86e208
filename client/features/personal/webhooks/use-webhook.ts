import type { RefObject } from 'react';
import type { ApolloCache } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { reasonOf } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
import { ChangeWebhookDocument } from '../../../api/generated/change-webhook.js';
import { CreateWebhookDocument } from '../../../api/generated/create-webhook.js';
import { DeleteWebhookDocument } from '../../../api/generated/delete-webhook.js';
import { RedeliverEventDocument } from '../../../api/generated/redeliver-event.js';
import { RotateWebhookSecretDocument } from '../../../api/generated/rotate-webhook-secret.js';
import { SendTestEventDocument } from '../../../api/generated/send-test-event.js';
import { WebhookDeliveriesDocument } from '../../../api/generated/webhook-deliveries.js';
import { WebhooksDocument } from '../../../api/generated/webhooks.js';
import type { CreateWebhookInput, WebhookDeliveriesQuery, WebhooksQuery } from '../../../api/generated/types.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { useAct } from '../../../shell/use-act.js';
import { webhookTexts as texts } from '../../../texts/en/webhooks.js';

export type Webhook = WebhooksQuery['webhooks'][number];
export type Delivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

/** Stores a webhook. It resolves with the secret of a new one. */
export function useSaveWebhook(webhook: Webhook | undefined) {
  const [create] = useMutation(parsed(CreateWebhookDocument));
  const [change] = useMutation(parsed(ChangeWebhookDocument));
  return async (input: CreateWebhookInput): Promise<string | undefined> => {
    if (webhook) return void (await change({ variables: { input: { id: webhook.id, ...input } } }));
    // The cache must not keep the secret. If the list cannot be fetched again, the secret is shown nevertheless.
    const { data } = await create({ variables: { input }, fetchPolicy: 'no-cache', refetchQueries: [parsed(WebhooksDocument)] });
    return data?.createWebhook.secret;
  };
}

/** What can be done with a webhook. `onSecret` gets a new secret, for the only time. `list` gets the focus when the webhook is deleted. */
export function useWebhook({ id, url }: Webhook, list: RefObject<HTMLElement | null>, onSecret: (secret: string | undefined) => void) {
  const [change] = useMutation(parsed(ChangeWebhookDocument));
  const [remove] = useMutation(parsed(DeleteWebhookDocument));
  const [rotate] = useMutation(parsed(RotateWebhookSecretDocument));
  const [test] = useMutation(parsed(SendTestEventDocument));
  const [redeliver] = useMutation(parsed(RedeliverEventDocument));
  const confirm = useConfirm();
  const { run, busy, reason } = useAct();

  const attempt = (name: string, work: () => Promise<unknown>, text?: string, focus?: typeof list) =>
    run(
      name,
      async () => {
        await work();
        return { ...(text !== undefined && { notice: { text, tone: 'done' } }), ...(focus && { focus }) };
      },
      reasonOf,
    );

  const refetchQueries = [parsed(WebhookDeliveriesDocument)];
  return {
    busy,
    reason,
    setEnabled: (isEnabled: boolean) => attempt('switch', () => change({ variables: { input: { id, isEnabled } } })),
    sendTest: () => attempt('test', () => test({ variables: { webhookId: id }, refetchQueries }), texts.tested),
    sendAgain: (deliveryId: string) =>
      attempt(deliveryId, () => redeliver({ variables: { id: deliveryId }, refetchQueries }), texts.sentAgain),
    rotateSecret: async () => {
      const question = { title: texts.rotateQuestion, explanation: texts.rotateText, confirmLabel: texts.rotate };
      if (!(await confirm(question))) return;
      const work = async () => onSecret((await rotate({ variables: { id }, fetchPolicy: 'no-cache' })).data?.rotateWebhookSecret);
      await attempt('rotate', work);
    },
    deleteWebhook: async () => {
      const explanation = texts.deleteText({ address: url });
      if (!(await confirm({ title: texts.deleteQuestion, explanation, confirmLabel: texts.delete, danger: true }))) return;
      // A list leaves out what the cache does not have any more.
      const update = (cache: ApolloCache) => void cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) });
      await attempt('delete', () => remove({ variables: { id }, update }), texts.deleted, list);
    },
  };
}
