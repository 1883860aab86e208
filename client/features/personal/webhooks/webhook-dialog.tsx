import { useState, type RefObject } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { webhookTexts as texts } from '../../../texts/en/webhooks.js';
import { NewSecretDialog } from '../../../shell/popups/new-secret-dialog.js';
import { DeliveryList } from './delivery-list.js';
import { useWebhook, type Webhook } from './use-webhook.js';
import { WebhookFormDialog } from './webhook-form-dialog.js';
import { stateOf } from './webhook-state.js';
import styles from './webhook-dialog.module.css';

interface WebhookDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly webhook: Webhook;
  /** The list of webhooks, which gets the focus when this one is deleted. */
  readonly list: RefObject<HTMLElement | null>;
}

/** A webhook: whether it is on, what was sent to it, and what can be done with it. */
export function WebhookDialog({ open, onClose, webhook, list }: WebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const [isChanging, setChanging] = useState(false);
  if (secret !== undefined) return <NewSecretDialog open={open} onClose={() => setSecret(undefined)} secret={secret} texts={texts} />;
  if (isChanging) return <WebhookFormDialog open={open} onClose={() => setChanging(false)} webhook={webhook} />;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.manageTitle}
      width={680}
      footer={
        <Button kind="ink" onClick={onClose}>
          {controlTexts.close}
        </Button>
      }
    >
      <Contents webhook={webhook} list={list} onSecret={setSecret} onChange={() => setChanging(true)} />
    </Dialog>
  );
}

interface ContentsProps extends Pick<WebhookDialogProps, 'webhook' | 'list'> {
  readonly onSecret: (secret: string | undefined) => void;
  readonly onChange: () => void;
}

function Contents({ webhook, list, onSecret, onChange }: ContentsProps) {
  const { busy, reason, setEnabled, sendTest, sendAgain, rotateSecret, deleteWebhook } = useWebhook(webhook, list, onSecret);
  const { id, url, isEnabled } = webhook;
  return (
    <>
      <p className={styles.address}>
        <bdi>{url}</bdi>
      </p>
      <p className={styles.state}>{stateOf(webhook)}</p>
      <div className={styles.actions}>
        <Button kind="line" busy={busy === 'test'} data-autofocus="" onClick={() => void sendTest()}>
          {texts.test}
        </Button>
        <Button kind="line" busy={busy === 'switch'} onClick={() => void setEnabled(!isEnabled)}>
          {isEnabled ? texts.switchOff : texts.switchOn}
        </Button>
        <Button kind="line" onClick={onChange}>
          {texts.change}
        </Button>
        <Button kind="line" onClick={() => void rotateSecret()}>
          {texts.rotate}
        </Button>
        <Button kind="danger" onClick={() => void deleteWebhook()}>
          {texts.delete}
        </Button>
      </div>
      <FieldNote id="webhook-reason" error={reason} />
      <DeliveryList webhookId={id} onSendAgain={(deliveryId) => void sendAgain(deliveryId)} />
    </>
  );
}
