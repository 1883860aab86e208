import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { claimedLinkname, forgetClaimedLinkname } from '../../api/claimed-linkname.js';
import { sentenceOf } from '../../api/refusal-sentence.js';
import { siteHost } from '../../api/site.js';
import { useLinknameAvailability } from '../../api/use-linkname-availability.js';
import { Button } from '../../controls/button.js';
import { TextField } from '../../controls/text-field.js';
import { isReloading } from '../../shell/leaving.js';
import { useUnsavedChanges } from '../../shell/unsaved-changes.js';
import { linknameTexts } from '../../texts/en/accounts.js';
import { personalTexts } from '../../texts/en/personal.js';
import { useClaim } from './use-claim.js';
import { parseLinkname } from '../../../server/pages/linkname.rules.js';
import styles from './address-form.module.css';

interface AddressFields {
  linkname: string;
}

interface AddressFormProps {
  /** The account's current linkname. */
  linkname: string | null;
  onClaimed: (linkname: string) => void;
}

/** Sets the linkname of the page. A linkname from the front page is already filled in. */
export function AddressForm({ linkname, onClaimed }: AddressFormProps) {
  const [claimed] = useState(claimedLinkname);
  const form = useForm<AddressFields>({ defaultValues: { linkname: claimed ?? linkname ?? '' } });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const claim = useClaim(form, onClaimed);
  const typed = useWatch({ control, name: 'linkname' });
  const note = useNote(typed, linkname);
  // A linkname from the front page is an unsaved change, too.
  useUnsavedChanges(typed !== (linkname ?? ''));
  useEffect(forgetClaimOnLeaving, []);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(claim)(event)}>
      {claimed !== null && linkname !== null && linkname !== claimed && (
        <p className={styles.present}>{personalTexts.present({ address: `${siteHost()}/${linkname}` })}</p>
      )}
      <TextField
        label={personalTexts.linkname}
        prefix={`${siteHost()}/`}
        className={styles.field}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        required
        {...note}
        error={errors.linkname?.message ?? note.error}
        {...register('linkname', { validate: reasonAgainst })}
      />
      <Button kind="ink" type="submit" className={styles.update} busy={isSubmitting}>
        {personalTexts.update}
      </Button>
    </form>
  );
}

/** Forgets a linkname that the user has not claimed when leaving. A reload by the app does not count as leaving. */
function forgetClaimOnLeaving() {
  function forget() {
    if (!isReloading()) forgetClaimedLinkname();
  }
  window.addEventListener('pagehide', forget);
  return () => {
    window.removeEventListener('pagehide', forget);
    forget();
  };
}

function reasonAgainst(typed: string): string | true {
  const parsed = parseLinkname(typed);
  return parsed.ok || sentenceOf(parsed.refusal);
}

/** The note under the field, if the server has not refused the name. */
function useNote(typed: string, present: string | null): { hint?: string; good?: string; error?: string } {
  const isPresent = present !== null && typed.trim().toLowerCase() === present;
  const { available, reason } = useLinknameAvailability(isPresent ? null : typed);
  if (isPresent) return { hint: personalTexts.current };
  if (reason !== undefined) return { error: reason };
  return available ? { good: linknameTexts.available } : {};
}
