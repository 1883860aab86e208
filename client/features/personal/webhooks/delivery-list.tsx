import { useQuery } from '@apollo/client/react';
import { failureOf, reasonNotRead } from '../../../api/connection/failure.js';
import { parsed } from '../../../api/connection/parsed.js';
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
  const query = { variables: { webhookId }, fetchPolicy: 'cache-and-network', pollInterval: LOOK_AGAIN } as const;
  const { data, error, refetch } = useQuery(parsed(WebhookDeliveriesDocument), query);
  const deliveries = data?.webhookDeliveries;
  if (deliveries === undefined && error) {
    return (
      <DidNotLoad
        heading="h3"
        title={texts.failedTitle}
        text={reasonNotRead(failureOf(error), texts.deliveriesFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
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
