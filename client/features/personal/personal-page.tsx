import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { parsed } from '../../api/connection/parsed.js';
import { PersonalDocument } from '../../api/generated/personal.js';
import type { PersonalQuery } from '../../api/generated/types.js';
import { failureOf } from '../../api/connection/failure.js';
import { isJustVerified } from '../../api/session/just-verified.js';
import { site } from '../../api/site.js';
import { Skeleton, SkeletonBar } from '../../controls/loading/skeleton.js';
import { LanguageChoice } from '../../shell/navigation/language-choice.js';
import { PageTitle } from '../../shell/page-title.js';
import {
  deletionTexts,
  emailTexts,
  languageSettingTexts,
  passwordTexts,
  personalTexts,
  sessionListTexts,
  storageTexts,
  usernameTexts,
} from '../../texts/en/personal.js';
import { portraitTexts } from '../../texts/en/portrait.js';
import { accessTokenTexts } from '../../texts/en/access-tokens.js';
import { AccessTokenList } from './access-tokens/access-token-list.js';
import { AccountDidNotLoad } from './account/account-did-not-load.js';
import { AddressForm } from './address/address-form.js';
import { DeleteAccountSettings } from './account/delete-account-settings.js';
import { EmailSettings } from './account/email-settings.js';
import { FormerAddresses } from './address/former-addresses.js';
import { FirstStep } from './address/first-step.js';
import { PagesSection } from './pages/pages-section.js';
import { PasswordSettings } from './account/password-settings.js';
import { PictureSettings } from './account/picture-settings.js';
import { Section } from './section.js';
import { SessionList } from './sessions/session-list.js';
import { StorageUse } from './storage/storage-use.js';
import { useWantedAddress } from './address/use-wanted-address.js';
import { WebhooksSection } from './webhooks/webhooks-section.js';
import { VerifiedStep } from './address/verified-step.js';
import styles from './personal-page.module.css';

/** The account's settings. Each section saves itself. */
export function PersonalPage() {
  return (
    <div className={styles.page}>
      <PageTitle>{personalTexts.title}</PageTitle>
      <h1 className={styles.title}>{personalTexts.title}</h1>
      <Settings />
    </div>
  );
}

function Settings() {
  const { data, previousData, error, refetch } = useQuery(parsed(PersonalDocument));
  // If loading again fails, the sections stay, so that typed texts are not lost.
  const known = data ?? previousData;
  if (known) return <Sections account={known.me} formerLinknames={known.formerLinknames} readAgain={refetch} />;
  if (!error) return <Loading />;
  return <AccountDidNotLoad failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
}

interface SectionsProps {
  account: PersonalQuery['me'];
  /** Those of the main page. */
  formerLinknames: PersonalQuery['formerLinknames'];
  readAgain: () => Promise<unknown>;
}

function Sections({ account, formerLinknames, readAgain }: SectionsProps) {
  const { username, email, emailVerified, hasPassword, page } = account;
  const { linkname } = page;
  const [showsVerified] = useState(isJustVerified);
  const wanted = useWantedAddress();
  // If loading fails, the account stays as it was loaded before.
  const verification = { emailVerified, onVerified: () => void readAgain().catch(() => undefined) };

  return (
    <>
      {showsVerified ? (
        <VerifiedStep username={username} pages={account.pages} />
      ) : (
        linkname !== null && page.version === 0 && <FirstStep linkname={linkname} />
      )}
      <PagesSection wanted={wanted} username={username} pages={account.pages} {...verification} />
      <AddressSection account={account} formerLinknames={formerLinknames} isWanted={wanted === page.id} />
      <Section title={portraitTexts.section} hint={portraitTexts.hint}>
        <PictureSettings pageId={page.id} picture={page.profilePicture} {...verification} />
      </Section>
      <Section title={usernameTexts.section} hint={usernameTexts.hint}>
        <p>
          {usernameTexts.yours} <strong className={styles.username}>{username}</strong>
        </p>
      </Section>
      <Section title={emailTexts.section} hint={emailTexts.hint}>
        <EmailSettings email={email} verified={emailVerified} readAgain={readAgain} />
      </Section>
      <Section title={passwordTexts.section} hint={hasPassword ? passwordTexts.hint : passwordTexts.hintWithout}>
        <PasswordSettings />
      </Section>
      <Section title={sessionListTexts.section} hint={sessionListTexts.hint}>
        <SessionList />
      </Section>
      <Section title={accessTokenTexts.section} hint={accessTokenTexts.hint}>
        <AccessTokenList />
      </Section>
      <WebhooksSection {...verification} />
      <Section title={storageTexts.section} hint={storageTexts.hint}>
        <StorageUse emailVerified={emailVerified} />
      </Section>
      <Section title={languageSettingTexts.section} hint={languageSettingTexts.hint}>
        <LanguageChoice labelHidden />
      </Section>
      <Section title={deletionTexts.section} hint={deletionTexts.hint}>
        <DeleteAccountSettings username={username} hasPassword={hasPassword} />
      </Section>
    </>
  );
}

interface AddressSectionProps extends Omit<SectionsProps, 'readAgain'> {
  /** Whether the user came to choose it. */
  isWanted: boolean;
}

/** The address of the main page, and those that it had before. */
function AddressSection({ account: { page, pages }, formerLinknames, isWanted }: AddressSectionProps) {
  const { id, linkname } = page;
  const former = formerLinknames.map((one) => one.linkname);
  const listed = pages.find((one) => one.id === id);
  return (
    <Section title={personalTexts.address} hint={linkname === null ? personalTexts.addressInvitation : personalTexts.addressHint}>
      {page.isHidden && <HiddenNote supportEmail={site().supportEmail} />}
      <AddressForm key={id} pageId={id} linkname={linkname} formerLinknames={former} isWanted={isWanted} />
      {listed && <FormerAddresses page={listed} formerLinknames={formerLinknames} />}
    </Section>
  );
}

/** Says that an operator hides the page, and who to write to. */
function HiddenNote({ supportEmail }: { supportEmail: string }) {
  return (
    <p className={styles.hidden}>
      {personalTexts.hidden} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
    </p>
  );
}

function Loading() {
  return (
    <Skeleton label={personalTexts.loading}>
      <Section title={<SkeletonBar className={styles.titleBar} />}>
        <SkeletonBar className={styles.fieldBar} />
      </Section>
      <Section title={<SkeletonBar className={styles.titleBar} />}>
        <SkeletonBar className={styles.textBar} />
      </Section>
    </Skeleton>
  );
}
