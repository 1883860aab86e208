import ban from '../../../art/icons/lucide/ban.svg?raw';
import { Icon, IconDrawing } from '../../../controls/buttons/icon.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { useCopyLink } from '../../../page-editing/links/use-copy-link.js';
import { copyLinkTexts } from '../../../texts/en/copy-link.js';
import { adminInvitationTexts as texts } from '../../../texts/en/admin-invitations.js';
import { dayIn } from '../accounts/account-facts.js';
import { RowMenu } from '../../../shell/popups/row-menu.js';
import type { Invitation, Invitations } from './use-invitations.js';
import styles from './invitations-part.module.css';

interface InvitationTableProps {
  readonly labelId: string;
  readonly invitations: readonly Invitation[];
  readonly acts: Invitations;
}

/** Invitations with what has become of each. */
export function InvitationTable({ labelId, invitations, acts }: InvitationTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{texts.for}</th>
          <th scope="col">{texts.used}</th>
          <th scope="col">{texts.until}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">
            <span className="visually-hidden">{texts.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Row key={invitation.code} invitation={invitation} acts={acts} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ invitation, acts }: { readonly invitation: Invitation; readonly acts: Invitations }) {
  const copyLink = useCopyLink();
  const { link, email, note, expiresAt, state } = invitation;
  const name = email ?? note ?? texts.anybody;
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.for}>
        {email === null ? <span className={styles.name}>{name}</span> : <bdi dir="ltr">{email}</bdi>}
        <bdi dir="ltr" className={styles.link}>
          {withoutScheme(link)}
        </bdi>
      </th>
      <td className={styles.used}>{wordUse(invitation)}</td>
      <td className={styles.until}>{state === 'USED_UP' ? '–' : dayIn(expiresAt)}</td>
      <td className={styles.state}>
        <Quad tone={state === 'OPEN' ? 'done' : 'grey'} className={styles.quad} />
        {texts.stateOf({ state })}
      </td>
      <td className={styles.acts}>
        <div>
          {state === 'OPEN' && <IconButton icon="copy" label={`${copyLinkTexts.copy}: ${name}`} onClick={() => void copyLink(link)} />}
          <Menu invitation={invitation} name={name} acts={acts} />
        </div>
      </td>
    </tr>
  );
}

function Menu({ invitation, name, acts }: { readonly invitation: Invitation; readonly name: string; readonly acts: Invitations }) {
  const label = texts.more({ name });
  const isRevoked = invitation.state === 'REVOKED';
  return (
    <RowMenu label={label}>
      {(close) => (
        <button
          type="button"
          data-first=""
          onClick={() => {
            close();
            void (isRevoked ? acts.restore(invitation) : acts.revoke(invitation));
          }}
        >
          {isRevoked ? <Icon name="rotate-cw" /> : <IconDrawing svg={ban} />}
          {isRevoked ? texts.restore : texts.revoke}
        </button>
      )}
    </RowMenu>
  );
}

/** A link as people write it. */
export function withoutScheme(link: string): string {
  return link.replace(/^https?:\/\//, '');
}

function wordUse({ email, used, uses }: Invitation): string {
  if (email === null) return texts.usedOf({ used, uses });
  return used > 0 ? texts.mailedUsed : texts.mailedNotUsed;
}
