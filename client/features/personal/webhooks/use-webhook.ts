import type { RefObject } from 'react';
import { reasonOf } from '../../../api/connection/failure.js';
import { forget, sendChange } from '../../../api/connection/send-change.js';
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
export async function saveWebhook(webhook: Webhook | undefined, input: CreateWebhookInput): Promise<string | undefined> {
  if (webhook) return void (await sendChange(ChangeWebhookDocument, { input: { id: webhook.id, ...input } }));
  // If the list cannot be fetched again, the secret is shown nevertheless.
  const { createWebhook } = await sendChange(CreateWebhookDocument, { input }, { isSecret: true, outdated: [WebhooksDocument] });
  return createWebhook.secret;
}

/** What can be done with a webhook. `onSecret` gets a new secret, for the only time. `list` gets the focus when the webhook is deleted. */
export function useWebhook({ id, url }: Webhook, list: RefObject<HTMLElement | null>, onSecret: (secret: string | undefined) => void) {
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

  const outdated = [WebhookDeliveriesDocument];
  return {
    busy,
    reason,
    setEnabled: (isEnabled: boolean) => attempt('switch', () => sendChange(ChangeWebhookDocument, { input: { id, isEnabled } })),
    sendTest: () => attempt('test', () => sendChange(SendTestEventDocument, { webhookId: id }, { outdated }), texts.tested),
    sendAgain: (deliveryId: string) =>
      attempt(deliveryId, () => sendChange(RedeliverEventDocument, { id: deliveryId }, { outdated }), texts.sentAgain),
    rotateSecret: async () => {
      const question = { title: texts.rotateQuestion, explanation: texts.rotateText, confirmLabel: texts.rotate };
      if (!(await confirm(question))) return;
      const work = async () => onSecret((await sendChange(RotateWebhookSecretDocument, { id }, { isSecret: true })).rotateWebhookSecret);
      await attempt('rotate', work);
    },
    deleteWebhook: async () => {
      const explanation = texts.deleteText({ address: url });
      if (!(await confirm({ title: texts.deleteQuestion, explanation, confirmLabel: texts.delete, danger: true }))) return;
      const work = async () => {
        await sendChange(DeleteWebhookDocument, { id });
        forget('Webhook', id);
      };
      await attempt('delete', work, texts.deleted, list);
    },
  };
}
