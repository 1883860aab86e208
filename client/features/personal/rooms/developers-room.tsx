import { accessTokenTexts } from '../../../texts/en/access-tokens.js';
import { AccessTokenList } from '../access-tokens/access-token-list.js';
import { useSettings } from '../personal-page.js';
import { Section } from '../section.js';
import { WebhooksSection } from '../webhooks/webhooks-section.js';

/** What programs use: access tokens and webhooks. */
export function DevelopersRoom() {
  const { account, readAgain } = useSettings();
  return (
    <>
      <Section title={accessTokenTexts.section} hint={accessTokenTexts.hint}>
        <AccessTokenList />
      </Section>
      <WebhooksSection emailVerified={account.emailVerified} onVerified={() => void readAgain().catch(() => undefined)} />
    </>
  );
}
