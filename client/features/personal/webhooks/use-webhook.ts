import { useMutation } from '@apollo/client/react';
import { failureOf, isToldAlready, reasonOf, type Failure } from '../../../api/connection/failure.js';
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
import { useNotify } from '../../../controls/notifications/notifications.js';
import { webhookTexts as texts } from '../../../texts/en/webhooks.js';

export type Webhook = WebhooksQuery['webhooks'][number];
export type Delivery = WebhookDeliveriesQuery['webhookDeliveries'][number];

/** Stores a webhook. It resolves with the secret of a new one, with null for a changed one, and with undefined if it was refused. */
export function useSaveWebhook(webhook: Webhook | undefined, onRefused: (failure: Failure) => void) {
  const [create] = useMutation(parsed(CreateWebhookDocument));
  const [change] = useMutation(parsed(ChangeWebhookDocument));
  return async (input: CreateWebhookInput): Promise<string | null | undefined> => {
    try {
      if (webhook) {
        await change({ variables: { input: { id: webhook.id, ...input } } });
        return null;
      }
      // The cache must not keep the secret. If the list cannot be fetched again, the secret is shown nevertheless.
      const { data } = await create({ variables: { input }, fetchPolicy: 'no-cache', refetchQueries: [parsed(WebhooksDocument)] });
      return data?.createWebhook.secret;
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) onRefused(failure);
      return undefined;
    }
  };
}

/** What can be done with a webhook. `onReason` gets the reason of a failure, and undefined before the next attempt. */
export function useWebhook({ id, url }: Webhook, onReason: (reason: string | undefined) => void) {
  const [change, { loading: isSwitching }] = useMutation(parsed(ChangeWebhookDocument));
  const [remove] = useMutation(parsed(DeleteWebhookDocument));
  const [rotate] = useMutation(parsed(RotateWebhookSecretDocument));
  const [test, { loading: isTesting }] = useMutation(parsed(SendTestEventDocument));
  const [redeliver] = useMutation(parsed(RedeliverEventDocument));
  const [confirm, notify] = [useConfirm(), useNotify()];

  async function attempt<T>(work: () => Promise<T>, done?: string): Promise<T | undefined> {
    onReason(undefined);
    try {
      const result = await work();
      if (done !== undefined) notify({ text: done, tone: 'done' });
      return result;
    } catch (error) {
      const failure = failureOf(error);
      if (!isToldAlready(failure)) onReason(reasonOf(failure));
      return undefined;
    }
  }

  const refetchQueries = [parsed(WebhookDeliveriesDocument)];
  return {
    isSwitching,
    isTesting,
    setEnabled: (isEnabled: boolean) => attempt(() => change({ variables: { input: { id, isEnabled } } })),
    sendTest: () => attempt(() => test({ variables: { webhookId: id }, refetchQueries }), texts.tested),
    sendAgain: (deliveryId: string) => attempt(() => redeliver({ variables: { id: deliveryId }, refetchQueries }), texts.sentAgain),
    rotateSecret: async (): Promise<string | undefined> => {
      const question = { title: texts.rotateQuestion, explanation: texts.rotateText, confirmLabel: texts.rotate };
      if (!(await confirm(question))) return undefined;
      const rotated = await attempt(() => rotate({ variables: { id }, fetchPolicy: 'no-cache' }));
      return rotated?.data?.rotateWebhookSecret;
    },
    deleteWebhook: async (): Promise<boolean> => {
      const explanation = texts.deleteText({ address: url });
      if (!(await confirm({ title: texts.deleteQuestion, explanation, confirmLabel: texts.delete, danger: true }))) return false;
      // A list leaves out what the cache does not have any more.
      const deleted = await attempt(
        () => remove({ variables: { id }, update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) }) }),
        texts.deleted,
      );
      return deleted !== undefined;
    },
  };
}
