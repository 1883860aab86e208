import { useRef, useState, type RefObject } from 'react';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { WebhooksDocument } from '../../../api/generated/webhooks.js';
import { Button } from '../../../controls/buttons/button.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { webhookSectionTexts } from '../../../texts/en/personal.js';
import { webhookEventTexts, webhookTexts as texts } from '../../../texts/en/webhooks.js';
import { SectionWait } from '../section.js';
import { stateOf } from './webhook-state.js';
import type { Webhook } from './use-webhook.js';
import { WebhookDialog } from './webhook-dialog.js';
import { WebhookFormDialog } from './webhook-form-dialog.js';
import rows from '../settings-list.module.css';
import styles from '../access-tokens/access-token-list.module.css';

interface WebhookListProps {
  /** Whether the e-mail address of the account is verified, so that it may add webhooks. */
  readonly emailVerified: boolean;
  readonly onVerified: () => void;
}

/** The webhooks of the account, with buttons to add and manage them. */
export function WebhookList(verification: WebhookListProps) {
  const { data, failure, retry } = useServerData(WebhooksDocument, {});
  if (data) return <Webhooks webhooks={data.webhooks} {...verification} />;
  return (
    <SectionWait
      loading={webhookSectionTexts.loading}
      failedTitle={texts.failedTitle}
      failed={texts.failed}
      failure={failure}
      retry={retry}
    >
      <SkeletonBar className={styles.nameBar} />
      <SkeletonBar className={styles.factsBar} />
    </SectionWait>
  );
}

function Webhooks({ webhooks, ...verification }: WebhookListProps & { webhooks: readonly Webhook[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      {webhooks.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label={webhookSectionTexts.section} className={rows.list}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} list={list} />
          ))}
        </ul>
      )}
      <Button kind="line" className={styles.create} onClick={() => setCreating(true)}>
        {texts.create}
      </Button>
      <WebhookFormDialog open={isCreating} onClose={() => setCreating(false)} {...verification} />
    </>
  );
}

function WebhookRow({ webhook, list }: { webhook: Webhook; list: RefObject<HTMLElement | null> }) {
  const [isOpen, setOpen] = useState(false);
  const { url, events } = webhook;
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={styles.name}>
          <bdi>{url}</bdi>
        </p>
        <p className={styles.facts}>{events.map((event) => webhookEventTexts[event]).join(' · ')}</p>
        <p className={styles.facts}>{stateOf(webhook)}</p>
      </div>
      <Button kind="quiet" className={styles.revoke} aria-label={texts.manageWebhook({ address: url })} onClick={() => setOpen(true)}>
        {texts.manage}
      </Button>
      <WebhookDialog open={isOpen} onClose={() => setOpen(false)} webhook={webhook} list={list} />
    </li>
  );
}
