import { useRef } from 'react';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { useSeen } from '../../../controls/loading/use-seen.js';
import { webhookSectionTexts as texts } from '../../../texts/en/personal.js';
import { Section } from '../section.js';
import styles from '../access-tokens/access-token-list.module.css';
import { lazyComponent, lazyPart } from '../../../controls/loading/lazy-part.js';

const WebhookList = lazyComponent(
  lazyPart(() => import('./webhook-list.js')),
  (module) => module.WebhookList,
  { waiting: WaitingList },
);

interface WebhooksSectionProps {
  /** Whether the e-mail address of the account is verified, so that it may add webhooks. */
  readonly emailVerified: boolean;
  /** Called when the address is verified, to load the account again. */
  readonly onVerified: () => void;
}

/** The webhooks of the account. Few accounts have some, so they are fetched when the section is seen. */
export function WebhooksSection(verification: WebhooksSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <Section title={texts.section} hint={texts.hint}>
      <div ref={place}>{isSeen ? <WebhookList {...verification} /> : <WaitingList />}</div>
    </Section>
  );
}

function WaitingList() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.nameBar} />
      <SkeletonBar className={styles.factsBar} />
    </Skeleton>
  );
}
