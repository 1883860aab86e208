import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { claimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { isJustVerified } from '../../../api/session/just-verified.js';
import { refusedVerification } from '../../../api/session/refused-verification.js';
import { site } from '../../../api/site.js';
import { screens } from '../../../shell/screens.js';
import { emailTexts, personalTexts } from '../../../texts/en/personal.js';
import { profilePictureLabelTexts } from '../../../texts/en/profile-picture-labels.js';
import { EmailSettings } from '../account/email-settings.js';
import { PasswordSettings } from '../account/password-settings.js';
import { PictureSettings } from '../account/picture-settings.js';
import { AddressForm } from '../address/address-form.js';
import { FirstStep } from '../address/first-step.js';
import { FormerAddresses } from '../address/former-addresses.js';
import { useWantedAddress } from '../address/use-wanted-address.js';
import { VerifiedStep } from '../address/verified-step.js';
import { PagesSection } from '../pages/pages-section.js';
import { useSettings, type Settings } from '../personal-page.js';
import { Section } from '../section.js';
import { RoomList } from './room-links.js';
import styles from './room.module.css';

/**
 * What the screen Personal shows at first: the pages, or on small screens the list of rooms. There the pages have an address of their own, which
 * shows the same component: nothing that is typed gets lost when a window gets narrower.
 */
export function PagesRoom() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { hasRail, isList, account } = useSettings();
  // Why a mailed link was refused is said beside the e-mail address, and a claimed linkname is in the form.
  const showsList = isList && refusedVerification() === null && claimedLinkname() === null;
  const isMoved = !hasRail && !showsList && pathname === screens.personal;
  useEffect(() => {
    if (isMoved) void navigate(`${screens.pages}${search}`, { replace: true });
  }, [isMoved, search, navigate]);
  if (!showsList) return <Pages />;
  return (
    <>
      <p className={styles.owner}>
        {account.username}, <bdi dir="ltr">{account.email}</bdi>
      </p>
      <NextStep account={account} />
      <RoomList account={account} />
    </>
  );
}

/** The pages of the account, their main address and picture, and how the account is reached. */
function Pages() {
  const { account, formerLinknames, readAgain } = useSettings();
  const { firstUsername, email, emailChange, emailVerified, hasPassword, page } = account;
  const wanted = useWantedAddress();
  // If loading fails, the account stays as it was loaded before.
  const verification = { emailVerified, onVerified: () => void readAgain().catch(() => undefined) };
  return (
    <>
      <NextStep account={account} />
      <PagesSection wanted={wanted} owner={firstUsername} pages={account.pages} {...verification} />
      <AddressSection account={account} formerLinknames={formerLinknames} isWanted={wanted === page.id} />
      <Section title={profilePictureLabelTexts.section} hint={profilePictureLabelTexts.hint}>
        <PictureSettings pageId={page.id} picture={page.profilePicture} {...verification} />
      </Section>
      <Section title={emailTexts.section} hint={emailTexts.hint}>
        <EmailSettings email={email} newEmail={emailChange?.email ?? null} verified={emailVerified} readAgain={readAgain} />
      </Section>
      {site().passwordSignIn && <PasswordSettings hasPassword={hasPassword} />}
    </>
  );
}

/** What somebody does next who has just verified an e-mail address, or whose page was never published. */
function NextStep({ account: { firstUsername, pages, page } }: Pick<Settings, 'account'>) {
  const [showsVerified] = useState(isJustVerified);
  if (showsVerified) return <VerifiedStep owner={firstUsername} pages={pages} />;
  return page.linkname !== null && page.version === 0 && <FirstStep linkname={page.linkname} />;
}

interface AddressSectionProps extends Pick<Settings, 'account' | 'formerLinknames'> {
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
      <AddressForm key={id} pageId={id} linkname={linkname} formerLinknames={former} isWanted={isWanted} />
      {listed && <FormerAddresses page={listed} formerLinknames={formerLinknames} />}
    </Section>
  );
}
