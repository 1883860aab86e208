import { useId } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { announcementText, ANNOUNCEMENT_WORDS_MOST, parseAnnouncement } from '../../../../server/administration/announcement.rules.js';
import { isAddress } from '../../../../server/addresses.rules.js';
import { LANGUAGES, type Language } from '../../../../server/languages.rules.js';
import { LANGUAGE_NAMES } from '../../../../server/texts/language-names.rules.js';
import { Button } from '../../../controls/buttons/button.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { adminSettingsTexts as texts } from '../../../texts/en/admin-settings.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { ActRefusal } from '../act-refusal.js';
import fields from '../fields.module.css';
import { useAct } from '../../../shell/use-act.js';
import type { Settings } from './use-settings.js';
import styles from './settings-part.module.css';
import { formatDay } from '../../../controls/dates.js';

type AnnouncementFields = Record<Language | 'link' | 'until', string>;

/** The last days that can be chosen are so many days away. */
const DAYS = 14;
const OWN = languageTexts.id as Language;
const OTHERS = LANGUAGES.filter((language) => language !== OWN);

/** The words above the screens of the app, with what they look like. */
export function AnnouncementForm({ settings: { of, change } }: { readonly settings: Settings }) {
  const kept = of.ANNOUNCEMENT.value === '' ? null : parseAnnouncement(of.ANNOUNCEMENT.value);
  const form = useForm<AnnouncementFields>({ defaultValues: fieldsOf(kept) });
  const { run, busy, ...refused } = useAct();

  async function submit(typed: AnnouncementFields) {
    const text = textOf(typed);
    if (parseAnnouncement(text) === null) return form.setError(OWN, { message: texts.wordsMissing });
    await run('show', () => change('ANNOUNCEMENT', text, texts.shown));
  }

  async function takeDown() {
    if (await run('down', () => change('ANNOUNCEMENT', null, texts.takenDown))) form.reset(fieldsOf(null));
  }

  return (
    <form noValidate aria-label={texts.announcement} className={styles.form} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className={styles.row}>
        <OwnWords form={form} />
        <Until form={form} kept={kept?.until ?? null} />
      </div>
      <More form={form} isOpen={kept !== null && kept.link !== null} />
      <Preview form={form} />
      <ActRefusal id="announcement-refused" act={refused} />
      <div className={styles.buttons}>
        <Button kind="ink" type="submit" busy={busy === 'show'}>
          {texts.show}
        </Button>
        <Button kind="line" busy={busy === 'down'} onClick={() => void takeDown()}>
          {texts.takeDown}
        </Button>
      </div>
    </form>
  );
}

interface FormProps {
  readonly form: UseFormReturn<AnnouncementFields>;
}

function OwnWords({ form: { register, formState } }: FormProps) {
  const id = useId();
  const fault = formState.errors[OWN]?.message;
  return (
    <div className={styles.wide}>
      <label htmlFor={id} className={fields.label}>
        {texts.words}
      </label>
      <input
        id={id}
        dir="auto"
        maxLength={ANNOUNCEMENT_WORDS_MOST}
        className={fields.input}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={`${id}-missing`}
        {...register(OWN)}
      />
      <FieldNote id={`${id}-missing`} error={fault} />
    </div>
  );
}

function Until({ form: { register }, kept }: FormProps & { readonly kept: Date | null }) {
  const id = useId();
  return (
    <div className={styles.until}>
      <label htmlFor={id} className={fields.label}>
        {texts.until}
      </label>
      <select id={id} className={fields.select} {...register('until')}>
        <option value="">{texts.untilTakenDown}</option>
        {daysFrom(kept).map((day) => (
          <option key={day.toISOString()} value={day.toISOString()}>
            {formatDay(day, { weekday: 'short', year: 'never' })}
          </option>
        ))}
      </select>
    </div>
  );
}

function More({ form: { register, formState }, isOpen }: FormProps & { readonly isOpen: boolean }) {
  const id = useId();
  const fault = formState.errors.link?.message;
  return (
    <details className={styles.more} open={isOpen}>
      <summary>{texts.more}</summary>
      {OTHERS.map((language) => (
        <div key={language}>
          <label htmlFor={`${id}-${language}`} className={fields.label}>
            {texts.wordsIn({ language: LANGUAGE_NAMES[language] })}
          </label>
          <input
            id={`${id}-${language}`}
            dir="auto"
            lang={language}
            maxLength={ANNOUNCEMENT_WORDS_MOST}
            className={fields.input}
            {...register(language)}
          />
        </div>
      ))}
      <div>
        <label htmlFor={`${id}-link`} className={fields.label}>
          {texts.link}
        </label>
        <input
          id={`${id}-link`}
          type="url"
          dir="ltr"
          maxLength={2_000}
          className={fields.input}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={`${id}-link-hint`}
          {...register('link', { validate: (text) => text === '' || isAddress(text, ['http:', 'https:']) || texts.linkWrong })}
        />
        <FieldNote id={`${id}-link-hint`} hint={texts.linkHint} error={fault} />
      </div>
    </details>
  );
}

function Preview({ form: { control } }: FormProps) {
  const typed = useWatch({ control }) as AnnouncementFields;
  const language = [OWN, ...OTHERS].find((one) => typed[one].trim() !== '') ?? OWN;
  return (
    <div>
      <p className={fields.label}>{texts.looks}</p>
      <p className={styles.preview}>
        <Quad tone="gold" className={styles.quad} />
        <bdi lang={language}>{typed[language]}</bdi>
        {typed.link !== '' && <span className={styles.previewLink}>{texts.readMore}</span>}
        <Icon name="x" className={styles.close} />
      </p>
    </div>
  );
}

function textOf({ link, until, ...words }: AnnouncementFields): string {
  return announcementText({ words, link: link === '' ? null : link, until: until === '' ? null : new Date(until) });
}

function fieldsOf(kept: ReturnType<typeof parseAnnouncement>): AnnouncementFields {
  const words = Object.fromEntries(LANGUAGES.map((language) => [language, kept?.words[language] ?? ''])) as Record<Language, string>;
  return { ...words, link: kept?.link ?? '', until: kept?.until?.toISOString() ?? '' };
}

/** The ends of the next days, and the present end. */
function daysFrom(kept: Date | null): Date[] {
  const now = new Date();
  const days = Array.from({ length: DAYS }, (_, at) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + at, 23, 59));
  const isListed = kept === null || days.some((day) => day.getTime() === kept.getTime());
  return isListed ? days : [kept, ...days];
}
