import { useEffect, useRef, type ReactNode } from 'react';
import { hasSignedOut } from '../../../api/session/begun-sign-in.js';
import { hasReturned } from '../../../api/session/provider-sign-in.js';
import { offersPasskeys, site } from '../../../api/site.js';
import info from '../../../art/icons/lucide/info.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { ProviderMark } from '../../../shell/providers/provider-mark.js';
import { loginTexts } from '../../../texts/en/accounts.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { noPasswordsTexts, providerTexts } from '../../../texts/en/sign-in-providers.js';
import { PasskeyButton } from '../passkeys/passkey-button.js';
import { useProviderSignIn } from './use-provider-sign-in.js';
import form from '../auth-form.module.css';
import styles from './no-passwords.module.css';

const anyOf = new Intl.ListFormat(languageTexts.formats, { type: 'disjunction' });

/** How people sign in where providers are the only way in, and whom to write to. `buttons` are those of several providers. */
export function NoPasswords({ buttons }: { buttons: ReactNode }) {
  const { signInProviders, supportEmail } = site();
  const [only] = signInProviders;
  const isOne = signInProviders.length === 1;
  const providers = anyOf.format(signInProviders.map(({ label }) => label));
  return (
    <>
      <h1 className={form.title}>{loginTexts.title}</h1>
      <p className={form.lead}>{noPasswordsTexts.lead({ providers })}</p>
      {isOne ? (
        <div className={form.providers}>
          <OnlyProvider />
          {offersPasskeys() && <PasskeyButton className={styles.passkey} />}
        </div>
      ) : (
        buttons
      )}
      <p className={styles.help}>
        <IconDrawing svg={info} className={styles.icon} />
        <span>
          {isOne ? noPasswordsTexts.noneYet({ provider: only?.label ?? '' }) : noPasswordsTexts.noneOfThem} {noPasswordsTexts.writeTo}{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </span>
      </p>
    </>
  );
}

/** It is opened at once, unless the user has just logged out or come back from it: nobody is sent there again and again. */
function OnlyProvider() {
  const { busy, note, begin } = useProviderSignIn();
  const [provider] = site().signInProviders;
  const start = useRef(begin);
  useEffect(() => {
    if (provider && !hasReturned() && !hasSignedOut()) void start.current(provider);
  }, [provider]);
  if (!provider) return null;
  return (
    <>
      <Button kind="ink" className={form.submit} busy={busy !== null} onClick={() => void begin(provider)}>
        <ProviderMark provider={provider} />
        {providerTexts.begin({ provider: provider.label })}
      </Button>
      <FieldNote id="provider-note" hint={note} />
    </>
  );
}
