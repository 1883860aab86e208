import { useEffect, useRef, useState, type RefObject } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { claimedLinkname, forgetClaimedLinkname } from '../../../api/linknames/claimed-linkname.js';
import { sentenceOf } from '../../../api/connection/refusal-sentence.js';
import { siteHost } from '../../../api/site.js';
import { useLinknameAvailability } from '../../../api/linknames/use-linkname-availability.js';
import { Button } from '../../../controls/buttons/button.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { isReloading } from '../../../shell/leaving/leaving.js';
import { useAct } from '../../../shell/use-act.js';
import { useUnsavedChanges } from '../../../shell/leaving/unsaved-changes.js';
import { linknameTexts } from '../../../texts/en/accounts.js';
import { formerAddressTexts, personalTexts } from '../../../texts/en/personal.js';
import { LINKNAME_INPUT } from '../../../shell/linkname-input.js';
import { normalizeLinkname, parseLinkname } from '../../../../server/pages/linknames/linkname.rules.js';
import { reasonOf } from '../../../api/connection/failure.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { claimLinkname } from './former-linknames.js';
import styles from './address-form.module.css';

interface AddressFields {
  linkname: string;
}

interface AddressFormProps {
  readonly pageId: string;
  /** The page's current linkname. */
  linkname: string | null;
  /** The linknames that the page had before. */
  readonly formerLinknames: readonly string[];
  /** Whether the user came to choose it. Then the field is scrolled into the viewport and has the focus. */
  readonly isWanted: boolean;
}

/** Sets the linkname of the page. A linkname from the front page is already filled in. */
export function AddressForm({ pageId, linkname, formerLinknames, isWanted }: AddressFormProps) {
  const claimed = useClaimed(linkname);
  const form = useForm<AddressFields>({ defaultValues: { linkname: claimed ?? linkname ?? '' } });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const { reset } = form;
  const known = useRef(linkname);
  // The address may also be changed in the list of pages. What was typed here stays.
  useEffect(() => {
    if (known.current !== linkname && !isDirty) reset({ linkname: linkname ?? '' });
    known.current = linkname;
  }, [linkname, isDirty, reset]);
  const claim = useClaim(pageId, form);
  const place = useFocusOnField(isWanted);
  const typed = useWatch({ control, name: 'linkname' });
  const note = useNote(typed, linkname, formerLinknames);
  // A linkname from the front page is an unsaved change, too.
  useUnsavedChanges(typed !== (linkname ?? ''));
  useEffect(forgetClaimOnLeaving, []);
  return (
    <form ref={place} noValidate className={styles.form} onSubmit={(event) => void handleSubmit(claim)(event)}>
      {claimed !== null && linkname !== null && linkname !== claimed && (
        <p className={styles.present}>{personalTexts.present({ address: `${siteHost()}/${linkname}` })}</p>
      )}
      <TextField
        {...LINKNAME_INPUT}
        label={linknameTexts.choose}
        className={styles.field}
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

/** Moves the focus to the field in the form, and the form to the middle of the window. */
function useFocusOnField(isWanted: boolean): RefObject<HTMLFormElement | null> {
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    // After the effects of the new screen, which begin it at its top.
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: 'center' });
      place.current?.querySelector('input')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isWanted]);
  return place;
}

/** The linkname from the front page, until the page gets an address. */
function useClaimed(linkname: string | null): string | null {
  const [claimed, setClaimed] = useState(claimedLinkname);
  const [known, setKnown] = useState(linkname);
  if (known !== linkname) {
    setKnown(linkname);
    setClaimed(null);
  }
  return claimed;
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
function useNote(typed: string, present: string | null, former: readonly string[]): { hint?: string; good?: string; error?: string } {
  const linkname = normalizeLinkname(typed);
  const isPresent = linkname === present;
  const isFormer = former.includes(linkname);
  const { available, reason } = useLinknameAvailability(isPresent || isFormer ? null : typed);
  if (isFormer) return { good: formerAddressTexts.own };
  if (isPresent) return { hint: personalTexts.current };
  if (reason !== undefined) return { error: reason };
  return available ? { good: linknameTexts.available } : {};
}

/** Claims the typed linkname for the main page. The page moves at once. The reason of a refusal is shown beside the field. */
function useClaim(pageId: string, { reset, setError }: UseFormReturn<{ linkname: string }>) {
  const notify = useNotify();
  const { run } = useAct();

  return (typed: AddressFields) => {
    const work = async () => {
      const linkname = await claimLinkname({ id: pageId, isMain: true }, typed.linkname);
      forgetClaimedLinkname();
      reset({ linkname });
      return { notice: { text: linknameTexts.updated, tone: 'done' } } as const;
    };
    return run('claim', work, (failure) => {
      notify({ text: linknameTexts.updateFailed, tone: 'failed' });
      setError('linkname', { message: reasonOf(failure, 'linkname') }, { shouldFocus: true });
      return undefined;
    });
  };
}
