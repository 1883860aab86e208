import { useState } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { Dialog } from '../../../controls/dialogs/dialog.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { controlTexts } from '../../../texts/en/shell.js';
import { webhookTexts as texts } from '../../../texts/en/webhooks.js';
import { NewSecretDialog } from '../new-secret-dialog.js';
import { DeliveryList } from './delivery-list.js';
import { useWebhook, type Webhook } from './use-webhook.js';
import { WebhookFormDialog } from './webhook-form-dialog.js';
import { stateOf } from './webhook-state.js';
import styles from './webhook-dialog.module.css';

interface WebhookDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly webhook: Webhook;
  readonly onDeleted: () => void;
}

/** A webhook: whether it is on, what was sent to it, and what can be done with it. */
export function WebhookDialog({ open, onClose, webhook, onDeleted }: WebhookDialogProps) {
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
      <Contents webhook={webhook} onSecret={setSecret} onChange={() => setChanging(true)} onDeleted={onDeleted} />
    </Dialog>
  );
}

interface ContentsProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string | undefined) => void;
  readonly onChange: () => void;
  readonly onDeleted: () => void;
}

function Contents({ webhook, onSecret, onChange, onDeleted }: ContentsProps) {
  const [reason, setReason] = useState<string>();
  const { isSwitching, isTesting, setEnabled, sendTest, sendAgain, rotateSecret, deleteWebhook } = useWebhook(webhook, setReason);
  const { id, url, isEnabled } = webhook;
  return (
    <>
      <p className={styles.address}>
        <bdi>{url}</bdi>
      </p>
      <p className={styles.state}>{stateOf(webhook)}</p>
      <div className={styles.actions}>
        <Button kind="line" busy={isTesting} data-autofocus="" onClick={() => void sendTest()}>
          {texts.test}
        </Button>
        <Button kind="line" busy={isSwitching} onClick={() => void setEnabled(!isEnabled)}>
          {isEnabled ? texts.switchOff : texts.switchOn}
        </Button>
        <Button kind="line" onClick={onChange}>
          {texts.change}
        </Button>
        <Button kind="line" onClick={() => void rotateSecret().then(onSecret)}>
          {texts.rotate}
        </Button>
        <Button kind="danger" onClick={() => void deleteWebhook().then((isDeleted) => isDeleted && onDeleted())}>
          {texts.delete}
        </Button>
      </div>
      <FieldNote id="webhook-reason" error={reason} />
      <DeliveryList webhookId={id} onSendAgain={(deliveryId) => void sendAgain(deliveryId)} />
    </>
  );
}
