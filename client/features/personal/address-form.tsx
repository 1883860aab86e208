import { useForm } from 'react-hook-form';
import { claimedLinkname } from '../../api/claimed-linkname.js';
import { siteHost } from '../../api/site.js';
import { useLinknameAvailability } from '../../api/use-linkname-availability.js';
import { Button } from '../../controls/button.js';
import { TextField } from '../../controls/text-field.js';
import { useUnsavedChanges } from '../../shell/unsaved-changes.js';
import { linknameTexts, personalTexts } from '../../texts/en.js';
import { useClaim } from './use-claim.js';
import { parseLinkname } from '../../../server/pages/linkname.rules.js';
import styles from './address-form.module.css';

interface AddressFields {
  linkname: string;
}

/** Gives the page its address. `linkname` is the present one; a name claimed on the front page is filled in already. */
export function AddressForm({ linkname }: { linkname: string | null }) {
  const form = useForm<AddressFields>({ defaultValues: { linkname: claimedLinkname() ?? linkname ?? '' } });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const claim = useClaim(form);
  const note = useNote(watch('linkname'), linkname);
  useUnsavedChanges(isDirty);
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(claim)(event)}>
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

function reasonAgainst(typed: string): string | true {
  const parsed = parseLinkname(typed);
  return parsed.ok || parsed.refusal.sentence;
}

/** What stands under the field while nothing was refused. */
function useNote(typed: string, present: string | null): { hint?: string; good?: string; error?: string } {
  const isPresent = present !== null && typed.trim().toLowerCase() === present;
  const { available, reason } = useLinknameAvailability(isPresent ? null : typed);
  if (isPresent) return { hint: personalTexts.current };
  if (reason !== undefined) return { error: reason };
  return available ? { good: linknameTexts.available } : {};
}
