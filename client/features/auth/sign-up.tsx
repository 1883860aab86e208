import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { parseEmailAddress } from '../../../server/accounts/email-address.rules.js';
import { parsePassword } from '../../../server/accounts/password.rules.js';
import { parseUsername } from '../../../server/accounts/username.rules.js';
import type { Parsed } from '../../../server/parsed.rules.js';
import { claimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { isToBePublished, keptGuestPage, setToBePublished } from '../../api/session/guest-page.js';
import { sentenceOf } from '../../api/connection/refusal-sentence.js';
import { Button } from '../../controls/buttons/button.js';
import { PasswordField } from '../../controls/fields/password-field.js';
import { TextField } from '../../controls/fields/text-field.js';
import { UsernameField } from '../../controls/fields/username-field.js';
import { FieldNote } from '../../controls/fields/field-note.js';
import { PUBLISH } from '../../shell/screens.js';
import { authTexts, registerTexts } from '../../texts/en/accounts.js';
import { guestPageTexts } from '../../texts/en/guest-page.js';
import { ClaimedAddress } from './claimed-address.js';
import { GoogleSignIn } from './google-sign-in.js';
import { useRegister, type RegisterForm } from './use-register.js';
import styles from './auth-form.module.css';

/** The title, the address that the guest chose, and the form that opens an account and signs it in. */
export function SignUp({ onNameChange }: { onNameChange?: (linkname: string | null) => void }) {
  const [guestTiles] = useState(tilesOfGuest);
  const publishes = useWishToPublish();
  const words = guestTiles === null ? registerTexts : guestPageTexts;
  const form = useForm<RegisterForm>({ defaultValues: { username: usernameFromClaim() } });
  const { errors, dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState;
  const register = useRegister(form);
  const refused = Object.keys(errors).length > 0;
  const way = useWayThrough();
  const follow = (linkname: string | null) => {
    if (!dirtyFields.username) form.resetField('username', { defaultValue: usernameFromClaim() });
    onNameChange?.(linkname);
  };
  return (
    <>
      <h1 id="sign-up-title" className={styles.title}>
        {words.title}
      </h1>
      <p className={styles.lead}>{guestTiles === null ? registerTexts.lead : leadOfGuest(guestTiles, publishes)}</p>
      <ClaimedAddress onChange={follow} />
      <form
        {...way}
        noValidate
        aria-labelledby="sign-up-title"
        className={styles.form}
        onInput={() => form.clearErrors('root')}
        onSubmit={(event) => void form.handleSubmit(register)(event)}
      >
        <Fields form={form} />
        <div>
          <Button
            kind="ink"
            type="submit"
            className={styles.submit}
            busy={isSubmitting || (isSubmitSuccessful && !refused)}
            busyLabel={words.submitting}
          >
            {words.submit}
          </Button>
          <FieldNote id="register-reason" error={errors.root?.message} />
        </div>
      </form>
      <GoogleSignIn />
    </>
  );
}

function Fields({ form: { register, formState } }: { form: UseFormReturn<RegisterForm> }) {
  const { errors } = formState;
  return (
    <>
      <UsernameField
        hint={registerTexts.usernameHint}
        error={errors.username?.message}
        enterKeyHint="next"
        {...register('username', { required: authTexts.usernameMissing, validate: ifIncomplete(parseUsername) })}
      />
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="email"
        required
        hint={registerTexts.emailHint}
        error={errors.email?.message}
        enterKeyHint="next"
        {...register('email', { required: authTexts.emailMissing, validate: ifIncomplete(parseEmailAddress) })}
      />
      <PasswordField
        label={authTexts.password}
        hint={authTexts.passwordHint}
        isRepeated
        autoComplete="new-password"
        required
        error={errors.password?.message}
        enterKeyHint="next"
        {...register('password', { required: authTexts.passwordMissing, validate: ifIncomplete(parsePassword) })}
      />
      <PasswordField
        label={registerTexts.confirmPassword}
        autoComplete="new-password"
        required
        error={errors.confirmPassword?.message}
        {...register('confirmPassword', { required: authTexts.confirmationMissing })}
      />
    </>
  );
}

/**
 * The way through the fields. Whoever claims a name, or takes a page along, comes to sign up: the first empty field has the focus. Enter goes on to
 * the next empty one, and otherwise sends the form.
 */
function useWayThrough() {
  const form = useRef<HTMLFormElement>(null);
  const [isExpected] = useState(() => claimedLinkname() !== null || tilesOfGuest() !== null);
  useEffect(() => {
    const fields = form.current;
    if (isExpected && fields) emptyFieldAfter(fields, -1)?.focus({ preventScroll: true });
    fields?.addEventListener('keydown', goOn);
    return () => fields?.removeEventListener('keydown', goOn);
  }, [isExpected]);
  return { ref: form, 'data-has-focus': isExpected || undefined };
}

function goOn(event: KeyboardEvent): void {
  const { key, target, isComposing } = event;
  if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement) || target.value === '' || !target.form) return;
  const next = emptyFieldAfter(target.form, fieldsOf(target.form).indexOf(target));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function emptyFieldAfter(form: HTMLFormElement, at: number): HTMLInputElement | undefined {
  return fieldsOf(form)
    .slice(at + 1)
    .find(({ value }) => value === '');
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];

/** The claimed linkname as a username, if it can be one. Few people want two names, and it can be replaced. */
function usernameFromClaim(): string {
  const linkname = claimedLinkname() ?? '';
  return parseUsername(linkname).ok ? linkname : '';
}

/** The number of tiles on the page that the guest has made; null for no page. */
function tilesOfGuest(): number | null {
  return keptGuestPage()?.tiles.length ?? null;
}

function leadOfGuest(tiles: number, publishes: boolean): string {
  return publishes ? guestPageTexts.isPublished({ tiles }) : guestPageTexts.comesAlong({ tiles });
}

/**
 * Whether Publish led here: then the page is published as soon as there is an account. It is noted in this tab, because Google may open the
 * account. No other screen says so, so the note is removed when this one is left.
 */
function useWishToPublish(): boolean {
  const state: unknown = useLocation().state;
  const [publishes] = useState(() => state === PUBLISH || isToBePublished());
  useEffect(() => {
    setToBePublished(publishes);
    return () => setToBePublished(false);
  }, [publishes]);
  return publishes;
}

/** The server checks a complete form. An incomplete one is not sent, so its other fields are checked here, and all errors show at once. */
function ifIncomplete(parse: (text: string) => Parsed<unknown>) {
  return (value: string, form: RegisterForm): true | string => {
    const parsed = parse(value);
    return parsed.ok || !Object.values(form).includes('') || sentenceOf(parsed.refusal);
  };
}
