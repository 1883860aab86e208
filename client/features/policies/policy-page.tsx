import type { Policy } from '../../../server/articles/policy.rules.js';
import { LongDate } from '../../controls/long-date.js';
import { Prose } from '../../controls/prose.js';
import { Quad } from '../../controls/buttons/quad.js';
import { policyTexts } from '../../texts/en/policies.js';
import styles from './policy-page.module.css';

/** Who runs the site. */
export interface Operator {
  readonly name: string;
  readonly address: string;
}

interface PolicyPageProps {
  readonly policy: Policy;
  /** Undefined if the site names no operator. */
  readonly operator: Operator | undefined;
  readonly supportEmail: string;
}

/** The terms of service or the privacy policy. The operator, who is responsible for the text, is named above it. */
export function PolicyPage({ policy, operator, supportEmail }: PolicyPageProps) {
  return (
    <main id="main" className={styles.page}>
      <h1 lang={policy.language} dir="auto" className={styles.title}>
        {policy.title}
      </h1>
      <p className={styles.date}>
        {policyTexts.changed} <LongDate day={policy.date} />
      </p>
      {operator ? <Named operator={operator} supportEmail={supportEmail} /> : <NobodyNamed />}
      <Prose html={policy.html} language={policy.language} className={styles.text} />
    </main>
  );
}

function Named({ operator, supportEmail }: { readonly operator: Operator; readonly supportEmail: string }) {
  return (
    <div className={styles.operator}>
      <p>{policyTexts.runBy({ name: operator.name, address: operator.address })}</p>
      <p>
        {policyTexts.writeTo} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </div>
  );
}

function NobodyNamed() {
  return (
    <div className={styles.operator}>
      <Quad tone="failed" className={styles.quad} />
      <p>
        <strong>{policyTexts.nobodyNamed}</strong> {policyTexts.nobodyNamedExplanation}
      </p>
    </div>
  );
}
