import { reasonNotRead } from '../../../api/connection/failure.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { WebhookDeliveriesDocument } from '../../../api/generated/webhook-deliveries.js';
import { Button } from '../../../controls/buttons/button.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { webhookTexts as texts } from '../../../texts/en/webhooks.js';
import type { Delivery } from './use-webhook.js';
import { outcomeOf } from './webhook-state.js';
import rows from '../settings-list.module.css';
import tokens from '../access-tokens/access-token-list.module.css';
import styles from './webhook-dialog.module.css';
import { formatExactly } from '../../../controls/dates.js';

/** In milliseconds: what waits may be sent at any moment. */
const LOOK_AGAIN = 2_000;

interface DeliveryListProps {
  readonly webhookId: string;
  readonly onSendAgain: (deliveryId: string) => void;
}

/** The last messages of a webhook, with what became of them. */
export function DeliveryList({ webhookId, onSendAgain }: DeliveryListProps) {
  const { data, failure, retry } = useServerData(WebhookDeliveriesDocument, { webhookId }, { pollInterval: LOOK_AGAIN });
  const deliveries = data?.webhookDeliveries;
  if (deliveries === undefined && failure) {
    return <DidNotLoad heading="h3" title={texts.failedTitle} text={reasonNotRead(failure, texts.deliveriesFailed)} onRetry={retry} />;
  }
  return (
    <>
      <h3 className={styles.title}>{texts.deliveries}</h3>
      {deliveries === undefined && (
        <Skeleton label={texts.loading}>
          <SkeletonBar className={tokens.nameBar} />
        </Skeleton>
      )}
      {deliveries?.length === 0 && <p className={tokens.none}>{texts.noDeliveries}</p>}
      {deliveries !== undefined && deliveries.length > 0 && (
        <ul aria-label={texts.deliveries} className={rows.list}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onSendAgain={onSendAgain} />
          ))}
        </ul>
      )}
    </>
  );
}

function DeliveryRow({ delivery, onSendAgain }: { delivery: Delivery; onSendAgain: (deliveryId: string) => void }) {
  const { id, type, createdAt, state, attempts, body } = delivery;
  const when = formatExactly(createdAt);
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={tokens.name}>
          <bdi>{type}</bdi>
        </p>
        <p className={tokens.facts}>{when}</p>
        <p className={tokens.facts}>{outcomeOf(delivery)}</p>
        <details className={styles.message}>
          <summary>{texts.message}</summary>
          <pre dir="ltr">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
        </details>
      </div>
      {(state !== 'WAITING' || attempts > 0) && (
        <Button kind="quiet" className={tokens.revoke} aria-label={texts.sendAgainOf({ type, when })} onClick={() => onSendAgain(id)}>
          {texts.sendAgain}
        </Button>
      )}
    </li>
  );
}
