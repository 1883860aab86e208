import { useId, type ReactNode } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { adminMailTexts as texts } from '../../../texts/en/admin-mail.js';
import { ActRefusal } from '../act-refusal.js';
import { inDuration, momentOf, untilMoment } from './mail-times.js';
import { wordReceiver } from './receiver.js';
import type { GivenUp, Mails, SiteMails, Waiting } from './use-mails.js';
import styles from './mail-part.module.css';

/** The mails that could not be delivered, with what sends them again or removes them. */
export function GivenUpMails({ mails: { givenUp, givenUpMails }, acts }: { readonly mails: SiteMails; readonly acts: Mails }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{texts.givenUp}</h2>
        {givenUp > 0 && (
          <Button kind="line" size="small" icon="rotate-cw" busy={acts.busy === 'all'} onClick={() => void acts.retry(null)}>
            {texts.retryAll}
          </Button>
        )}
      </div>
      <ActRefusal id={`${id}-refused`} act={acts} />
      {givenUp === 0 ? (
        <p className={styles.none}>{texts.noneGivenUp}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <Heads names={[texts.to, texts.answer, texts.lastTry]} hasActs />
          <tbody>
            {givenUpMails.map((mail) => (
              <GivenUpRow key={mail.id} mail={mail} acts={acts} />
            ))}
          </tbody>
        </table>
      )}
      {givenUp > givenUpMails.length && <p className={styles.more}>{texts.onlyNewest({ shown: givenUpMails.length, total: givenUp })}</p>}
    </section>
  );
}

function GivenUpRow({ mail, acts }: { readonly mail: GivenUp; readonly acts: Mails }) {
  const confirm = useConfirm();
  const remove = async () => {
    const question = { title: texts.removeTitle, explanation: texts.removeNote, confirmLabel: texts.remove, danger: true };
    if (await confirm(question)) await acts.remove(mail);
  };
  const receiver = wordReceiver(mail);
  return (
    <tr className={styles.row}>
      <Receiver mail={mail} />
      <State tone="failed">
        <bdi dir="ltr">{mail.answer}</bdi>
      </State>
      <td className={styles.time}>
        <time dateTime={mail.triedAt}>{momentOf(mail.triedAt)}</time>
      </td>
      <td className={styles.acts}>
        <div>
          <Button
            kind="line"
            size="small"
            busy={acts.busy === mail.id}
            aria-label={texts.retryTo({ to: receiver })}
            onClick={() => void acts.retry(mail)}
          >
            {texts.retry}
          </Button>
          <IconButton icon="trash" label={texts.removeTo({ to: receiver })} onClick={() => void remove()} />
        </div>
      </td>
    </tr>
  );
}

/** The mails that wait. */
export function WaitingMails({ mails: { waiting, oldestSeconds, waitingMails } }: { readonly mails: SiteMails }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <h2 id={id}>{texts.waiting}</h2>
        {waiting > 0 && <p className={styles.note}>{texts.oldest({ count: waiting, time: inDuration(oldestSeconds) })}</p>}
      </div>
      {waitingMails.length === 0 ? (
        <p className={styles.none}>{texts.noneWaiting}</p>
      ) : (
        <table className={styles.table} aria-labelledby={id}>
          <Heads names={[texts.to, texts.state, texts.nextTry]} />
          <tbody>
            {waitingMails.map((mail) => (
              <tr key={mail.id} className={styles.row}>
                <Receiver mail={mail} />
                <State tone={mail.isBeingSent || mail.failedTries > 0 ? 'gold' : 'grey'} answer={mail.answer}>
                  {wordState(mail)}
                </State>
                <td className={styles.time}>{mail.isBeingSent ? texts.now : untilMoment(mail.nextTryAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Heads({ names, hasActs }: { readonly names: readonly string[]; readonly hasActs?: boolean }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
        {hasActs && (
          <th scope="col" className={styles.acts}>
            <span className="visually-hidden">{texts.acts}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function Receiver({ mail }: { readonly mail: GivenUp | Waiting }) {
  return (
    <th scope="row" className={styles.to}>
      {mail.to === null ? <span className={styles.name}>{wordReceiver(mail)}</span> : <bdi dir="ltr">{mail.to}</bdi>}
      <span className={styles.kind}>{texts.kind({ kind: mail.kind.replaceAll('-', '_') })}</span>
    </th>
  );
}

interface StateProps {
  readonly tone: 'failed' | 'gold' | 'grey';
  /** What the mail server said. */
  readonly answer?: string | null;
  readonly children: ReactNode;
}

function State({ tone, answer, children }: StateProps) {
  return (
    <td className={styles.state}>
      <span className={styles.stateLine}>
        <Quad tone={tone} className={styles.quad} />
        {children}
      </span>
      {answer && (
        <bdi className={styles.kind} dir="ltr">
          {answer}
        </bdi>
      )}
    </td>
  );
}

function wordState({ failedTries, isBeingSent }: Waiting): string {
  if (isBeingSent) return texts.beingSent;
  return failedTries === 0 ? texts.notTried : texts.tryOf({ number: String(failedTries + 1) });
}
