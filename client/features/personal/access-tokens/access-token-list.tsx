import { useRef, useState } from 'react';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { AccessTokensDocument } from '../../../api/generated/access-tokens.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { SkeletonBar } from '../../../controls/loading/skeleton.js';
import { accessTokenTexts as texts, scopeTexts } from '../../../texts/en/access-tokens.js';
import { SectionWait } from '../section.js';
import { timeAgo } from '../sessions/time-ago.js';
import { CreateTokenDialog } from './create-token-dialog.js';
import { useRevokeAccessToken, type AccessToken } from './use-access-tokens.js';
import rows from '../settings-list.module.css';
import styles from './access-token-list.module.css';
import { formatDay } from '../../../controls/dates.js';

/** The access tokens of the account, with buttons to create and revoke them. */
export function AccessTokenList() {
  const { data, failure, retry } = useServerData(AccessTokensDocument, {});
  if (data) return <AccessTokens tokens={data.accessTokens} />;
  return (
    <SectionWait loading={texts.loading} failedTitle={texts.failedTitle} failed={texts.failed} failure={failure} retry={retry}>
      <SkeletonBar className={styles.nameBar} />
      <SkeletonBar className={styles.factsBar} />
    </SectionWait>
  );
}

function AccessTokens({ tokens }: { tokens: readonly AccessToken[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { revokeToken, busy, reason } = useRevokeAccessToken(list);
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      {tokens.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul ref={list} tabIndex={-1} aria-label={texts.section} className={rows.list}>
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} revoking={busy === token.id} onRevoke={() => void revokeToken(token)} />
          ))}
        </ul>
      )}
      <FieldNote id="access-tokens-reason" error={reason} />
      <Button kind="line" className={styles.create} onClick={() => setCreating(true)}>
        {texts.create}
      </Button>
      <CreateTokenDialog open={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

interface TokenRowProps {
  token: AccessToken;
  revoking: boolean;
  onRevoke: () => void;
}

function TokenRow({ token, revoking, onRevoke }: TokenRowProps) {
  return (
    <li className={rows.row}>
      <div className={rows.what}>
        <p className={styles.name}>
          <bdi>{token.name}</bdi>
        </p>
        <p className={styles.facts}>{token.scopes.map((scope) => scopeTexts[scope].name).join(' · ')}</p>
        <p className={styles.facts}>
          {expiryOf(token)} · {useOf(token)}
        </p>
      </div>
      <Button
        kind="quiet"
        className={styles.revoke}
        aria-label={texts.revokeToken({ name: token.name })}
        busy={revoking}
        onClick={onRevoke}
      >
        {texts.revoke}
      </Button>
    </li>
  );
}

function expiryOf({ expiresAt }: AccessToken): string {
  if (expiresAt === null) return texts.endless;
  const [moment, day] = [new Date(expiresAt), formatDay(expiresAt, { year: 'always' })];
  return moment > new Date() ? texts.expires({ day }) : texts.expired({ day });
}

function useOf({ lastUsedAt }: AccessToken): string {
  return lastUsedAt === null ? texts.unused : texts.used({ when: timeAgo(new Date(lastUsedAt), new Date()) });
}
