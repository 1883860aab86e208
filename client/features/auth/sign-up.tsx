import { useEffect, useRef, useState } from 'react';
import { clsx } from 'clsx';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { parseEmailAddress } from '../../../server/accounts/email-address.rules.js';
import { parsePassword } from '../../../server/accounts/password.rules.js';
import { parseUsername } from '../../../server/accounts/username.rules.js';
import type { Parsed } from '../../../server/parsed.rules.js';
import { claimedLinkname } from '../../api/linknames/claimed-linkname.js';
import { keptInvitation } from '../../api/session/invitation.js';
import { isToBePublished, keptGuestPage, setToBePublished } from '../../api/session/guest-page.js';
import { site } from '../../api/site.js';
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
import { ProviderSignIn } from './provider-sign-in.js';
import type { KnownTerms, SignUpTerms } from './sign-up/use-sign-up-terms.js';
import { useRegister, type RegisterForm } from './use-register.js';
import styles from './auth-form.module.css';

interface SignUpProps {
  /** Until they are known, only the title is visible, and the rest has its place. */
  known: KnownTerms;
  onNameChange?: (linkname: string | null) => void;
}

/** The title, the address that the guest chose, and the form that opens an account and signs it in. */
export function SignUp({ known: { isAwaited, terms }, onNameChange }: SignUpProps) {
  const [guestTiles] = useState(tilesOfGuest);
  const words = guestTiles === null ? registerTexts : guestPageTexts;
  const isTitleAwaited = isAwaited && keptInvitation() !== null;
  return (
    <>
      {terms?.invitation && <terms.parts.InvitationNote invitation={terms.invitation} />}
      <h1 id="sign-up-title" className={clsx(styles.title, isTitleAwaited && styles.awaited)}>
        {words.title}
      </h1>
      <div className={clsx(isAwaited && styles.awaited)}>
        <Lead guestTiles={guestTiles} terms={terms} />
        <NewAccount words={words} known={{ isAwaited, terms }} onNameChange={onNameChange} />
      </div>
    </>
  );
}

/** What is said about the account: the terms, and what becomes of the guest's page. A page under terms of domains is public later. */
function Lead({ guestTiles, terms }: { guestTiles: number | null; terms: SignUpTerms | null }) {
  const publishes = useWishToPublish();
  const ofDomains = termsOfDomains(terms);
  const domains = ofDomains && <ofDomains.parts.DomainNote domains={ofDomains.domains} />;
  if (guestTiles === null) return domains ?? (isInvited(terms) ? null : <p className={styles.lead}>{registerTexts.lead}</p>);
  return (
    <>
      <p className={styles.lead}>{leadOfGuest(guestTiles, publishes && !ofDomains)}</p>
      {domains}
    </>
  );
}

type NewAccountProps = SignUpProps & { words: typeof registerTexts | typeof guestPageTexts };

function NewAccount({ words, known: { isAwaited, terms }, onNameChange }: NewAccountProps) {
  const form = useForm<RegisterForm>({ defaultValues: { username: usernameFromClaim() } });
  const { errors, dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState;
  const register = useRegister(form, invitedEmail(terms));
  const refused = Object.keys(errors).length > 0;
  const way = useWayThrough(!isAwaited, isInvited(terms));
  const follow = (linkname: string | null) => {
    if (!dirtyFields.username) form.resetField('username', { defaultValue: usernameFromClaim() });
    onNameChange?.(linkname);
  };
  return (
    <>
      <ClaimedAddress onChange={follow} />
      <ProviderSignIn at="register" isAwaited={isAwaited} />
      {site().passwordSignIn && (
        <form
          {...way}
          noValidate
          aria-labelledby="sign-up-title"
          className={styles.form}
          onInput={() => form.clearErrors('root')}
          onSubmit={(event) => void form.handleSubmit(register)(event)}
        >
          <Fields form={form} terms={terms} />
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
      )}
    </>
  );
}

interface FieldsProps {
  form: UseFormReturn<RegisterForm>;
  terms: SignUpTerms | null;
}

function Fields({ form, terms }: FieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const email = <EmailField form={form} terms={terms} />;
  const isFirst = invitedEmail(terms) !== null;
  return (
    <>
      {isFirst && email}
      <UsernameField
        hint={registerTexts.usernameHint}
        error={errors.username?.message}
        enterKeyHint="next"
        {...register('username', { required: authTexts.usernameMissing, validate: ifIncomplete(parseUsername) })}
      />
      {!isFirst && email}
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

function EmailField({ form, terms }: FieldsProps) {
  const invited = invitedEmail(terms);
  if (terms === null || invited === null) return <FreeEmailField form={form} terms={terms} />;
  return <terms.parts.InvitedEmail address={invited} error={form.formState.errors.email?.message} />;
}

/** If only the addresses of some domains may sign up, another one is refused as soon as the field is left. */
function FreeEmailField({ form: { register, formState, setError, clearErrors }, terms }: FieldsProps) {
  const ofDomains = termsOfDomains(terms);
  const refusalOf = (email: string) => ofDomains?.parts.refusalOfDomain(email, ofDomains.domains);
  const check = ({ target }: { target: { value: string } }) => {
    const message = refusalOf(target.value);
    if (message !== undefined) setError('email', { message });
  };
  const validate = { form: ifIncomplete(parseEmailAddress), domain: (email: string) => refusalOf(email) ?? true };
  return (
    <TextField
      label={authTexts.email}
      type="email"
      autoComplete="email"
      required
      hint={ofDomains?.parts.emailHint ?? registerTexts.emailHint}
      error={formState.errors.email?.message}
      enterKeyHint="next"
      {...register('email', {
        required: authTexts.emailMissing,
        validate,
        ...(ofDomains && { onBlur: check, onChange: () => clearErrors('email') }),
      })}
    />
  );
}

/**
 * The way through the fields. Whoever claims a name, takes a page along or is invited comes to sign up: the first empty field has the focus. Enter
 * goes on to the next empty one, and otherwise sends the form.
 */
function useWayThrough(isVisible: boolean, isInvited: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [isGuest] = useState(() => claimedLinkname() !== null || tilesOfGuest() !== null);
  const isExpected = isVisible && (isGuest || isInvited);
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
  return publishes ? guestPageTexts.isWished({ tiles }) : guestPageTexts.comesAlong({ tiles });
}

/**
 * Whether Publish led here: then the editor asks what is asked before a first publication, as soon as there is an account. It is noted in this tab, because a provider may open the
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

const isInvited = (terms: SignUpTerms | null) => terms?.invitation?.state === 'VALID';

/** The only address that may use the invitation; null if there is none. */
const invitedEmail = (terms: SignUpTerms | null) => terms?.invitation?.email ?? null;

/** The terms, if only the addresses of some domains may sign up. */
const termsOfDomains = (terms: SignUpTerms | null) => (terms !== null && terms.domains.length > 0 ? terms : null);

/** The server checks a complete form. An incomplete one is not sent, so its other fields are checked here, and all errors show at once. */
function ifIncomplete(parse: (text: string) => Parsed<unknown>) {
  return (value: string, form: RegisterForm): true | string => {
    const parsed = parse(value);
    return parsed.ok || !Object.values(form).includes('') || sentenceOf(parsed.refusal);
  };
}
