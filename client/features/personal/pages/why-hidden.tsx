import type { AccountPage } from '../../../api/account-pages.js';
import { reasonOf } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { useServerData } from '../../../api/connection/use-server-data.js';
import { AskForAnotherLookDocument } from '../../../api/generated/ask-for-another-look.js';
import { HiddenPageDocument } from '../../../api/generated/hidden-page.js';
import type { HiddenPageQuery } from '../../../api/generated/types.js';
import { site } from '../../../api/site.js';
import { Button } from '../../../controls/buttons/button.js';
import { buttonClass } from '../../../controls/buttons/button-look.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { useNotify } from '../../../controls/notifications/notifications.js';
import { useAct } from '../../../shell/use-act.js';
import { StateMark } from '../../../shell/page-miniature/page-entry.js';
import { hiddenPageTexts as texts } from '../../../texts/en/hidden-page.js';
import { pageStateTexts } from '../../../texts/en/pages.js';
import styles from './why-hidden.module.css';
import { formatDay } from '../../../controls/dates.js';

type Hiding = NonNullable<NonNullable<HiddenPageQuery['page']>['hiding']>;

/** Why an operator hides the page; undefined until it is known. */
function useHiding({ id }: Pick<AccountPage, 'id'>): Hiding | undefined {
  const { data } = useServerData(HiddenPageDocument, { id });
  return data?.page.hiding ?? undefined;
}

/** Since when it is hidden, where other pages say what visitors see. */
export function HiddenSince({ page }: { readonly page: AccountPage }) {
  const hiding = useHiding(page);
  const waits = hiding?.reason === 'REVIEW';
  return (
    <>
      <StateMark tone={waits ? 'gold' : 'failed'} />
      {hiding ? sinceWhen(hiding, waits) : pageStateTexts.hidden}
    </>
  );
}

function sinceWhen({ since }: Hiding, waits: boolean): string {
  const day = formatDay(since);
  return waits ? texts.waitsSince({ day }) : texts.since({ day });
}

/** Why it is hidden, and what its owner can do about that. What waits for its first look has broken no rule. */
export function WhyHidden({ page }: { readonly page: AccountPage }) {
  const hiding = useHiding(page);
  const { supportEmail } = site();
  const reason = hiding?.reason.toLowerCase();
  const waits = hiding?.reason === 'REVIEW';
  return (
    <section className={styles.box} aria-labelledby={`hidden-${page.id}`}>
      <Quad tone={waits ? 'gold' : 'failed'} className={styles.quad} />
      <h3 id={`hidden-${page.id}`} className={styles.title}>
        {titleOf(reason)}
      </h3>
      {hiding?.words && (
        <p className={styles.words} dir="auto">
          {hiding.words}
        </p>
      )}
      <p className={styles.text}>{waits ? texts.waitsMeaning : texts.meaning({ reason: reason ?? 'other' })}</p>
      <div className={styles.ways}>
        {hiding && !waits && <AskForLook pageId={page.id} askedAt={hiding.lookAskedAt} />}
        <Write address={supportEmail} />
      </div>
    </section>
  );
}

function titleOf(reason: string | undefined): string {
  if (reason === undefined) return pageStateTexts.hidden;
  return reason === 'review' ? texts.waitsTitle : texts.title({ reason });
}

function Write({ address }: { readonly address: string }) {
  return (
    <a className={buttonClass({ kind: 'line' })} href={`mailto:${address}`}>
      <span className={styles.address}>{texts.write({ address })}</span>
    </a>
  );
}

const labelOf = (askedAt: string | null) => (askedAt === null ? texts.ask : texts.asked({ day: formatDay(askedAt) }));

/** One look can be asked for at a time. The button stays, so that it keeps the focus, and says when that was. */
function AskForLook({ pageId, askedAt }: { readonly pageId: string; readonly askedAt: string | null }) {
  const notify = useNotify();
  const { run, busy, told } = useAct();
  const press = () =>
    run(
      'ask',
      async () => {
        const { askForAnotherLook } = await sendChange(AskForAnotherLookDocument, { id: pageId });
        return { told: labelOf(askForAnotherLook.hiding?.lookAskedAt ?? null) };
      },
      (failure) => void notify({ text: `${texts.failed}. ${reasonOf(failure)}`, tone: 'failed' }),
    );
  const label = labelOf(askedAt);
  return (
    <>
      <Button
        kind={askedAt === null ? 'ink' : 'line'}
        busy={busy !== null}
        aria-disabled={askedAt !== null}
        onClick={() => {
          if (askedAt === null) void press();
        }}
      >
        {label}
      </Button>
      <span role="status" className="visually-hidden">
        {told}
      </span>
    </>
  );
}
