import type { ReactNode } from 'react';
import { REPORT_REASONS, REPORT_WORDS_MOST } from '../../../server/reports/report.rules.js';
import circleAlert from '../../art/icons/lucide/circle-alert.svg?raw';
import { buttonClass } from '../../controls/buttons/button-look.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { reportTexts as texts } from '../../texts/en/report.js';
import { DocumentButton, ShownAddress } from './report-document.js';
import type { ReportView } from './report-view.js';
import styles from './report-document.module.css';

interface ReportFormProps {
  readonly view: ReportView;
  /** The still picture of the page. */
  readonly miniature: ReactNode;
}

type Field = ReportView['faults'][number];

/** The form with which visitors report a page. It works without a script. What was typed stays when something has to be corrected. */
export function ReportForm({ view: { page, form, faults, obstacle, challenge }, miniature }: ReportFormProps): ReactNode {
  const first = faults[0];
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      <div className={styles.about}>
        <div className={styles.miniature} inert>
          <div>{miniature}</div>
        </div>
        <p>
          <span>{texts.about}</span>
          <ShownAddress address={page.address} />
        </p>
      </div>
      {obstacle !== undefined && <Fault id="obstacle">{texts[obstacle]}</Fault>}
      <form method="post" action={`/report/${page.linkname}`} noValidate data-challenge={challenge}>
        {challenge !== null && <input type="hidden" name="proof" />}
        <Reasons chosen={form.reason} isWrong={faults.includes('reason')} />
        <Words text={form.words} isWrong={faults.includes('words')} isFirst={first === 'words'} />
        <Email text={form.email} isWrong={faults.includes('email')} isFirst={first === 'email'} />
        {/* Programs fill in every field; people do not see this one. */}
        <p className={styles.trap} aria-hidden="true">
          <label>
            {texts.website}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <div className={styles.ends}>
          <button type="submit" className={buttonClass({ kind: 'ink', size: 'large' }, styles.send)}>
            {texts.send}
          </button>
          <DocumentButton kind="quiet" href={`/${page.linkname}`}>
            {texts.back}
          </DocumentButton>
        </div>
      </form>
    </>
  );
}

interface ReasonsProps {
  readonly chosen: string;
  readonly isWrong: boolean;
}

function Reasons({ chosen, isWrong }: ReasonsProps): ReactNode {
  const hints: Readonly<Record<string, string>> = texts.hints;
  return (
    <fieldset
      className={styles.reasons}
      role="radiogroup"
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? 'reason-fault' : undefined}
    >
      <legend>
        <h2>{texts.question}</h2>
      </legend>
      {isWrong && <Fault id="reason-fault">{texts.choose}</Fault>}
      {REPORT_REASONS.map((reason) => (
        <label key={reason} className={styles.reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            defaultChecked={reason === chosen}
            aria-describedby={hints[reason] === undefined ? undefined : `hint-${reason}`}
            aria-labelledby={`reason-${reason}`}
          />
          <span>
            <span id={`reason-${reason}`}>{texts.reasons[reason]}</span>
            {hints[reason] !== undefined && <small id={`hint-${reason}`}>{hints[reason]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly text: string;
  readonly isWrong: boolean;
  /** Whether nothing before it is wrong. */
  readonly isFirst: boolean;
}

function Words({ text, isWrong, isFirst }: FieldProps): ReactNode {
  const most = { most: REPORT_WORDS_MOST };
  return (
    <Labelled field="words" label={texts.words} hint={texts.wordsHint(most)} fault={isWrong ? texts.wordsTooLong(most) : undefined}>
      <textarea {...fieldFacts('words', isWrong, isFirst)} rows={4} maxLength={REPORT_WORDS_MOST} dir="auto" defaultValue={text} />
    </Labelled>
  );
}

function Email({ text, isWrong, isFirst }: FieldProps): ReactNode {
  return (
    <Labelled field="email" label={texts.email} hint={texts.emailHint} fault={isWrong ? texts.emailInvalid : undefined}>
      <input {...fieldFacts('email', isWrong, isFirst)} type="email" autoComplete="email" dir="ltr" defaultValue={text} />
    </Labelled>
  );
}

function fieldFacts(field: Field, isWrong: boolean, isFirst: boolean) {
  return {
    id: field,
    name: field,
    className: styles.field,
    'aria-describedby': `${field}-note`,
    'aria-invalid': isWrong || undefined,
    autoFocus: isFirst,
  };
}

interface LabelledProps {
  readonly field: Field;
  readonly label: string;
  readonly hint: string;
  /** Stands in place of the hint. */
  readonly fault: string | undefined;
  readonly children: ReactNode;
}

function Labelled({ field, label, hint, fault, children }: LabelledProps): ReactNode {
  return (
    <div className={styles.labelled}>
      <label htmlFor={field}>{label}</label>
      {children}
      {fault === undefined ? (
        <p id={`${field}-note`} className={styles.hint}>
          {hint}
        </p>
      ) : (
        <Fault id={`${field}-note`}>{fault}</Fault>
      )}
    </div>
  );
}

function Fault({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  return (
    <p id={id} className={styles.fault} role="alert">
      <IconDrawing svg={circleAlert} />
      {children}
    </p>
  );
}
