import { parseEmailAddress } from '../../../../server/accounts/email-address.rules.js';
import { domainOf } from '../../../../server/accounts/sign-up/sign-up-mode.rules.js';
import type { SignUpQuery } from '../../../api/generated/types.js';
import { claimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { keptGuestPage } from '../../../api/session/guest-page.js';
import { site } from '../../../api/site.js';
import atSign from '../../../art/icons/lucide/at-sign.svg?raw';
import lock from '../../../art/icons/lucide/lock.svg?raw';
import mail from '../../../art/icons/lucide/mail.svg?raw';
import ticket from '../../../art/icons/lucide/ticket.svg?raw';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { buttonClass } from '../../../controls/buttons/button-look.js';
import { ButtonContent } from '../../../controls/buttons/button-content.js';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { screens } from '../../../shell/screens.js';
import { authTexts } from '../../../texts/en/accounts.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { invitationTexts, signUpClosedTexts as closedTexts, signUpDomainTexts as domainTexts } from '../../../texts/en/sign-up.js';
import form from '../auth-form.module.css';
import styles from './sign-up-terms.module.css';
import { formatDay } from '../../../controls/dates.js';

type SignUp = SignUpQuery['signUp'];
type Invitation = NonNullable<SignUp['invitation']>;

/** What somebody who wants to sign up should know before. */
export interface Terms {
  readonly mode: SignUp['mode'];
  /** The domains of the addresses that may sign up. Empty if any may. */
  readonly domains: readonly string[];
  readonly invitation: Invitation | null;
  /** Whether this person cannot sign up at the moment. */
  readonly isClosed: boolean;
}

const anyOf = new Intl.ListFormat(languageTexts.formats, { type: 'disjunction' });

/** What is shown instead of the form to somebody who cannot sign up: whom to write to, and what becomes of the work. */
export function ClosedSignUp({ terms }: { terms: Terms }) {
  const { mode, invitation } = terms;
  const hasPage = keptGuestPage() !== null;
  const kept = wordsOfKept(hasPage, claimedLinkname());
  return (
    <>
      {invitation && <InvitationNote invitation={invitation} />}
      <h1 className={form.title}>{titleOf(terms)}</h1>
      <p className={form.lead}>{mode === 'INVITE' ? closedTexts.byInvitationLead : closedTexts.closedLead}</p>
      {kept !== null && <p className={styles.kept}>{kept}</p>}
      <div className={styles.ways}>
        <WriteToSupport address={site().supportEmail} />
        <ButtonLink kind="line" className={form.submit} href={screens.guestEditor}>
          {hasPage ? closedTexts.backToPage : closedTexts.tryGuestEditor}
        </ButtonLink>
      </div>
      {!invitation && kept === null && (
        <p className={styles.invited}>
          <IconDrawing svg={ticket} className={styles.icon} />
          <span>{mode === 'INVITE' ? closedTexts.invitedHere : closedTexts.invited}</span>
        </p>
      )}
    </>
  );
}

/** The title of the screen that is closed. */
export function titleOf({ mode }: Terms): string {
  return mode === 'INVITE' ? closedTexts.byInvitation : closedTexts.closed;
}

/** For somebody who has chosen a name and cannot sign up with it. */
export function noteAtLogin({ mode }: Terms, linkname: string): string {
  return (mode === 'INVITE' ? closedTexts.byInvitationAtLogin : closedTexts.closedAtLogin)({ linkname });
}

function WriteToSupport({ address }: { address: string }) {
  return (
    <a className={buttonClass({ kind: 'ink' }, form.submit)} href={`mailto:${address}`}>
      <ButtonContent>
        <IconDrawing svg={mail} className={styles.icon} />
        <span className={styles.address}>{closedTexts.write({ address })}</span>
      </ButtonContent>
    </a>
  );
}

function wordsOfKept(hasPage: boolean, linkname: string | null): string | null {
  if (linkname === null) return hasPage ? closedTexts.keptPage : null;
  return (hasPage ? closedTexts.keptBoth : closedTexts.keptName)({ linkname });
}

/** What has become of the invitation. */
export function InvitationNote({ invitation }: { invitation: Invitation }) {
  const isValid = invitation.state === 'VALID';
  const { said, more } = wordsOf(invitation);
  return (
    <div className={styles.invitation} data-note="">
      <Icon name={isValid ? 'circle-check' : 'circle-alert'} className={isValid ? styles.good : styles.refused} />
      <div>
        <p className={styles.said}>{said}</p>
        <p className={styles.more}>{more}</p>
      </div>
    </div>
  );
}

function wordsOf({ state, expiresAt }: Invitation): { said: string; more: string } {
  const day = expiresAt === null ? '' : formatDay(new Date(expiresAt));
  switch (state) {
    case 'VALID':
      return { said: invitationTexts.accepted, more: invitationTexts.yoursUntil({ day }) };
    case 'USED':
      return { said: invitationTexts.used, more: invitationTexts.askAgain };
    case 'ENDED':
      return { said: invitationTexts.ended({ day }), more: invitationTexts.askAgain };
    case 'UNKNOWN':
      return { said: invitationTexts.unknown, more: invitationTexts.openWhole };
  }
}

/** The only address that may use the invitation. It cannot be changed. */
export function InvitedEmail({ address, error }: { address: string; error: string | undefined }) {
  return (
    <TextField
      label={authTexts.email}
      type="email"
      name="email"
      autoComplete="email"
      value={address}
      isFixed
      hint={invitationTexts.ofAddress}
      error={error}
      end={<IconDrawing svg={lock} className={styles.lock} />}
    />
  );
}

/** Whose addresses may sign up. */
export function DomainNote({ domains }: { domains: readonly string[] }) {
  const listed = anyOf.format(domains);
  const [before, after] = domainTexts.lead({ domains: listed }).split(listed);
  return (
    <p className={styles.domains} data-note="">
      <IconDrawing svg={atSign} className={styles.icon} />
      <span>
        {before}
        {anyOf.formatToParts(domains).map(({ type, value }, at) =>
          type === 'literal' ? (
            value
          ) : (
            <strong key={at}>
              <bdi>{value}</bdi>
            </strong>
          ),
        )}
        {after}
      </span>
    </p>
  );
}

/** Why an address cannot sign up; undefined if it can, or if it is no address. A subdomain is another domain. */
export function refusalOfDomain(email: string, domains: readonly string[]): string | undefined {
  const parsed = parseEmailAddress(email);
  if (!parsed.ok) return undefined;
  const domain = domainOf(parsed.value);
  return domains.includes(domain) ? undefined : domainTexts.otherDomain({ domain, domains: anyOf.format(domains) });
}

export const emailHint = domainTexts.emailHint;
