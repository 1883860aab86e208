import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import mail from '../../../art/icons/lucide/mail.svg?raw';
import lock from '../../../art/icons/lucide/lock.svg?raw';
import send from '../../../art/icons/lucide/send.svg?raw';
import { site as thisSite } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { ButtonLink } from '../../../controls/buttons/button-link.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { ChoiceList } from '../../../controls/fields/choice-list.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { PasswordField } from '../../../controls/fields/password-field.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { UsernameField } from '../../../controls/fields/username-field.js';
import { Logo } from '../../../shell/navigation/logo.js';
import { PageTitle } from '../../../shell/page-title.js';
import { screens } from '../../../shell/screens.js';
import { authTexts, registerTexts } from '../../../texts/en/accounts.js';
import { setUpTexts } from '../../../texts/en/set-up.js';
import { codeOfAddress, useIsAwaited, useSetUp, useSite, useTestMail, type SetUpForm, type SiteToSetUp } from './use-set-up.js';
import styles from './set-up.module.css';

/** The set-up of a new site by its first operator, who comes by the link that the server prints. */
export function SetUpPage() {
  const isAwaited = useIsAwaited();
  const title = isAwaited === false ? setUpTexts.done : setUpTexts.title;
  return (
    <div className={styles.layout}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.art} />
      <div className={styles.side}>{isAwaited === false ? <Done /> : <SetUp isVisible={isAwaited !== null} />}</div>
    </div>
  );
}

function Done() {
  return (
    <>
      <Head />
      <h1 className={styles.title}>{setUpTexts.done}</h1>
      <p className={styles.lead}>{setUpTexts.doneLead}</p>
      <ButtonLink kind="ink" href={screens.login} className={styles.login}>
        {registerTexts.loginHere}
      </ButtonLink>
    </>
  );
}

function Head({ version }: { version?: string }) {
  return (
    <div className={styles.head}>
      <Logo siteName={thisSite().siteName} />
      {version !== undefined && (
        <span className={styles.version} dir="ltr">
          {setUpTexts.version({ version })}
        </span>
      )}
    </div>
  );
}

function SetUp({ isVisible }: { isVisible: boolean }) {
  const [code] = useState(codeOfAddress);
  const form = useForm<SetUpForm>({ defaultValues: { code, username: '', email: '', password: '', signUp: '' } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const { site, check } = useSite(form);
  const begin = useEffectEvent(() => {
    form.setFocus(code === '' ? 'code' : 'username');
    void check();
  });
  useEffect(() => {
    if (isVisible) begin();
  }, [isVisible]);
  const setUp = useSetUp(form, site);
  const refused = Object.keys(errors).length > 0;
  return (
    <>
      <Head version={site?.version} />
      <h1 id="set-up-title" className={styles.title}>
        {setUpTexts.title}
      </h1>
      <p className={styles.lead}>{setUpTexts.lead}</p>
      <form
        noValidate
        aria-labelledby="set-up-title"
        className={clsx(!isVisible && styles.awaited)}
        onInput={() => form.clearErrors('root')}
        onSubmit={(event) => void form.handleSubmit(setUp)(event)}
      >
        <div className={styles.blocks}>
          <TheSite form={form} onCodeTyped={() => void check()} />
          <YourAccount form={form} />
          <WhoMaySignUp form={form} site={site} />
          <MailBlock form={form} site={site} />
        </div>
        <div className={styles.end}>
          <Button kind="ink" type="submit" className={styles.submit} busy={isSubmitting || (isSubmitSuccessful && !refused)}>
            {setUpTexts.submit}
          </Button>
          <p className={styles.then}>{setUpTexts.then}</p>
        </div>
        <FieldNote id="set-up-reason" error={errors.root?.message} />
      </form>
    </>
  );
}

interface BlockProps {
  form: UseFormReturn<SetUpForm>;
}

function Block({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.block}>
      <h2 id={id} className={styles.heading}>
        <span aria-hidden="true" className={styles.number}>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}

function TheSite({ form: { register, formState }, onCodeTyped }: BlockProps & { onCodeTyped: () => void }) {
  const fixed = { isFixed: true, hint: setUpTexts.fromConfiguration, end: <IconDrawing svg={lock} className={styles.lock} /> };
  return (
    <Block number={1} title={setUpTexts.site}>
      <TextField label={setUpTexts.siteName} value={thisSite().siteName} {...fixed} />
      <TextField label={setUpTexts.address} value={thisSite().publicUrl} dir="ltr" {...fixed} />
      <TextField
        label={setUpTexts.code}
        hint={setUpTexts.codeHint}
        error={formState.errors.code?.message}
        required
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={styles.code}
        {...register('code', { required: setUpTexts.codeMissing, onBlur: onCodeTyped })}
      />
    </Block>
  );
}

function YourAccount({ form: { register, formState } }: BlockProps) {
  const { errors } = formState;
  return (
    <Block number={2} title={setUpTexts.account}>
      <UsernameField
        hint={registerTexts.usernameHint}
        error={errors.username?.message}
        {...register('username', { required: authTexts.usernameMissing })}
      />
      <TextField
        label={authTexts.email}
        type="email"
        autoComplete="email"
        required
        hint={setUpTexts.emailHint}
        error={errors.email?.message}
        {...register('email', { required: authTexts.emailMissing })}
      />
      <PasswordField
        label={authTexts.password}
        hint={authTexts.passwordHint}
        autoComplete="new-password"
        required
        error={errors.password?.message}
        {...register('password', { required: authTexts.passwordMissing })}
      />
    </Block>
  );
}

const CHOICES = [
  ['OPEN', setUpTexts.anyone, setUpTexts.anyoneNote],
  ['INVITE', setUpTexts.byInvitation, setUpTexts.byInvitationNote],
  ['CLOSED', setUpTexts.nobody, setUpTexts.nobodyNote],
] as const;

function WhoMaySignUp({ form, site }: BlockProps & { site: SiteToSetUp }) {
  const chosen = useWatch({ control: form.control, name: 'signUp' });
  const isFixed = site?.isSignUpFixed ?? false;
  return (
    <Block number={3} title={setUpTexts.signUp}>
      <ChoiceList
        legend={setUpTexts.signUp}
        choices={CHOICES}
        current={chosen === '' ? undefined : chosen}
        isFixed={isFixed}
        onChoose={(choice) => form.setValue('signUp', choice)}
      />
      {isFixed && <p className={styles.note}>{setUpTexts.fromConfiguration}</p>}
    </Block>
  );
}

function MailBlock({ form, site }: BlockProps & { site: SiteToSetUp }) {
  const { send: sendMail, isSending, good, error } = useTestMail(form);
  return (
    <Block number={4} title={setUpTexts.mail}>
      {site && (
        <p className={styles.mail}>
          <IconDrawing svg={mail} className={styles.mailIcon} />
          <span>
            <span className={styles.server}>
              {site.mailServer === null ? setUpTexts.toFiles : setUpTexts.through({ server: site.mailServer })}
            </span>
            <span className={styles.note}>{setUpTexts.as({ sender: site.mailFrom })}</span>
          </span>
        </p>
      )}
      <div>
        <Button kind="line" busy={isSending} onClick={() => void sendMail()}>
          <IconDrawing svg={send} /> {setUpTexts.testMail}
        </Button>
        <FieldNote id="set-up-mail" good={good} error={error} />
      </div>
    </Block>
  );
}
