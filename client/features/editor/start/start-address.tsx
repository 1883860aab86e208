import { useEffect, useRef } from 'react';
import { siteHost } from '../../../api/site.js';
import { useLinknameAvailability } from '../../../api/linknames/use-linkname-availability.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { LINKNAME_INPUT } from '../../../shell/linkname-input.js';
import { linknameTexts } from '../../../texts/en/accounts.js';
import { startTexts as texts } from '../../../texts/en/starters.js';
import type { AddressToTake } from './use-address-to-take.js';
import styles from './start-address.module.css';

interface StartAddressProps {
  /** The present linkname of the page. */
  readonly linkname: string | null;
  readonly field: AddressToTake;
}

/** The address of the page, which is its creator's by now, or a field to choose one. */
export function StartAddress({ linkname, field }: StartAddressProps) {
  return linkname === null ? <AddressField {...field} /> : <OwnAddress address={`${siteHost()}/${linkname}`} />;
}

function OwnAddress({ address }: { readonly address: string }) {
  return (
    <p className={styles.own}>
      <Icon name="circle-check" className={styles.tick} />
      <span>
        {/* An address runs from left to right in every language. */}
        <strong className={styles.yours}>{texts.yours({ address: `\u2066${address}\u2069` })}</strong> {texts.notPublic}
      </span>
    </p>
  );
}

function AddressField({ typed, type, refusal }: AddressToTake) {
  const input = useRef<HTMLInputElement>(null);
  const { available, reason } = useLinknameAvailability(typed);
  useEffect(() => {
    if (refusal !== undefined) input.current?.focus();
  }, [refusal]);
  return (
    <TextField
      {...LINKNAME_INPUT}
      ref={input}
      label={texts.address}
      value={typed}
      hint={texts.addressHint}
      good={available ? linknameTexts.available : undefined}
      error={refusal ?? reason}
      onChange={({ target }) => type(target.value)}
    />
  );
}
