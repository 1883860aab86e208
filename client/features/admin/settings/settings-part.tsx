import { useId, type ReactNode } from 'react';
import fingerprint from '../../../art/icons/lucide/fingerprint.svg?raw';
import key from '../../../art/icons/lucide/key.svg?raw';
import { OPERATOR_MOST } from '../../../../server/administration/site-contact.rules.js';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { site, siteHost } from '../../../api/site.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { ProviderMark } from '../../../shell/providers/provider-mark.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import fields from '../fields.module.css';
import { AnnouncementForm } from './announcement-form.js';
import { FirstPageChoice } from './first-page-choice.js';
import { SettingField } from './setting-field.js';
import { SettingSwitch } from './setting-switch.js';
import { SignUpChoice } from './sign-up-choice.js';
import { useSettings, type Settings } from './use-settings.js';
import { SetBy } from './value-source.js';
import styles from './settings-part.module.css';

const ADDRESS = String.raw`\s*https?://[^\s,]+\s*`;
const THREE_ADDRESSES = [ADDRESS, ADDRESS, ADDRESS].join(',');
const DELIVERIES = { on: 'send', off: 'hold' };

/** What operators change while the site runs, and what the configuration of the server has. */
export function SettingsPart() {
  const { settings, failure, retry } = useSettings();
  return (
    <>
      <h1>{adminTexts.settings}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !settings && <Loading />}
      {settings && <Sections settings={settings} />}
    </>
  );
}

function Sections({ settings }: { readonly settings: Settings }) {
  return (
    <>
      <Section title={texts.site} note={texts.siteNote}>
        <FixedField label={texts.siteName} value={site().siteName} variable="SITE_NAME" />
      </Section>
      <Section title={texts.contact} note={texts.contactNote}>
        <Contact settings={settings} />
      </Section>
      <Section title={texts.signUp} note={texts.signUpNote}>
        <SignUpChoice settings={settings} />
      </Section>
      <Section title={texts.firstPages} note={texts.firstPagesNote}>
        <FirstPageChoice settings={settings} />
      </Section>
      <Section title={texts.signIn} note={texts.signInNote}>
        <WaysIn providers={settings.providers} />
      </Section>
      <Section title={texts.announcement} note={texts.announcementNote}>
        <AnnouncementForm settings={settings} />
      </Section>
      <Section title={texts.previews} note={texts.previewsNote}>
        <SettingSwitch settings={settings} name="LINK_PREVIEWS" label={texts.linkPreviews} note={texts.linkPreviewsNote} />
      </Section>
      <Section title={texts.webhooks} note={texts.webhooksNote}>
        <SettingSwitch
          settings={settings}
          name="WEBHOOK_DELIVERIES"
          label={texts.sendEvents}
          note={texts.sendEventsNote}
          values={DELIVERIES}
        />
      </Section>
      <Section title={texts.limits} note={texts.limitsNote}>
        <Limits settings={settings} />
      </Section>
    </>
  );
}

function Contact({ settings }: { readonly settings: Settings }) {
  return (
    <>
      <SettingField
        settings={settings}
        name="SUPPORT_EMAIL"
        label={texts.supportEmail}
        hint={texts.supportEmailHint}
        wrong={texts.supportEmailWrong}
        type="email"
        required
        dir="ltr"
      />
      <SettingField
        settings={settings}
        name="OPERATOR_NAME"
        label={texts.operatorName}
        hint={texts.operatorNameHint}
        wrong={texts.operatorNameWrong}
        maxLength={OPERATOR_MOST.name}
        dir="auto"
      />
      <SettingField
        settings={settings}
        name="OPERATOR_ADDRESS"
        label={texts.operatorAddress}
        hint={texts.operatorAddressHint}
        wrong={texts.operatorAddressWrong}
        maxLength={OPERATOR_MOST.address}
        dir="auto"
      />
      <SettingField
        settings={settings}
        name="FOLLOW_LINKS"
        label={texts.followLinks}
        hint={texts.followLinksHint}
        wrong={texts.followLinksWrong}
        inputMode="url"
        pattern={THREE_ADDRESSES}
        required
        dir="ltr"
      />
    </>
  );
}

function Limits({ settings }: { readonly settings: Settings }) {
  return (
    <div className={styles.pair}>
      <SettingField
        settings={settings}
        name="MAX_PAGES_PER_ACCOUNT"
        label={texts.maxPages}
        wrong={texts.maxPagesWrong}
        pattern="[1-9][0-9]{0,2}|1000"
        required
        inputMode="numeric"
      />
      <SettingField
        settings={settings}
        name="STORAGE_PER_ACCOUNT"
        label={texts.storage}
        wrong={texts.storageWrong}
        pattern="[1-9][0-9]{0,5}|1000000"
        required
        inputMode="numeric"
      />
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

interface FixedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly variable: string;
}

function FixedField({ label, value, variable }: FixedFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <input id={id} readOnly dir="auto" value={value} className={`${fields.input} ${styles.fixed}`} aria-describedby={`${id}-where`} />
      <SetBy id={`${id}-where`} variable={variable} />
    </div>
  );
}

function WaysIn({ providers }: Pick<Settings, 'providers'>) {
  const { signInProviders, passkeys, passwordSignIn } = site();
  return (
    <ul className={styles.ways}>
      {signInProviders.map((provider) => (
        <Way
          key={provider.name}
          mark={<ProviderMark provider={provider} />}
          name={provider.label}
          detail={providers.find(({ name }) => name === provider.name)?.issuer}
          isOn
        />
      ))}
      <Way
        mark={<IconDrawing svg={fingerprint} className={styles.mark} />}
        name={texts.passkeys}
        detail={passkeys ? texts.forHost({ host: siteHost() }) : undefined}
        isOn={passkeys}
      />
      <Way mark={<IconDrawing svg={key} className={styles.mark} />} name={texts.passwords} isOn={passwordSignIn} />
    </ul>
  );
}

interface WayProps {
  readonly mark: ReactNode;
  readonly name: string;
  readonly detail?: string | undefined;
  readonly isOn: boolean;
}

function Way({ mark, name, detail, isOn }: WayProps) {
  return (
    <li className={styles.way}>
      {mark}
      <span className={styles.what}>
        <bdi>{name}</bdi>
        {detail !== undefined && <bdi className={styles.note}>{detail}</bdi>}
      </span>
      <span className={styles.state}>
        <Quad tone={isOn ? 'done' : 'grey'} className={styles.quad} />
        {isOn ? texts.on : texts.off}
      </span>
    </li>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}
