import { callServer } from '../../../api/connection/call-server.js';
import { reasonNotRead } from '../../../api/connection/failure.js';
import { sendChange } from '../../../api/connection/send-change.js';
import { FRESH, useServerData } from '../../../api/connection/use-server-data.js';
import { AdminDeleteWebhookDocument } from '../../../api/generated/admin-delete-webhook.js';
import { AdminStartTaskDocument } from '../../../api/generated/admin-start-task.js';
import { AdminUpkeepDocument } from '../../../api/generated/admin-upkeep.js';
import type { AdminTask, AdminUpkeepQuery, AdminWebhookState } from '../../../api/generated/types.js';
import { Button } from '../../../controls/buttons/button.js';
import { Link } from '../../../controls/buttons/link-component.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { useConfirm } from '../../../controls/dialogs/confirm-dialog.js';
import { DidNotLoad } from '../../../controls/loading/did-not-load.js';
import { Skeleton, SkeletonBar } from '../../../controls/loading/skeleton.js';
import { screens } from '../../../shell/screens.js';
import { adminTexts } from '../../../texts/en/admin.js';
import { adminUpkeepTexts as texts } from '../../../texts/en/admin-upkeep.js';
import { dayIn } from '../accounts/account-facts.js';
import { accountPath } from '../admin-parts.js';
import { ActRefusal } from '../act-refusal.js';
import { useAct } from '../../../shell/use-act.js';
import styles from './upkeep-part.module.css';

type Webhook = AdminUpkeepQuery['adminUpkeep']['webhooks'][number];

const TASKS: readonly { readonly task: AdminTask; readonly name: string; readonly text: string }[] = [
  { task: 'COLLECT_PICTURES', name: texts.pictures, text: texts.picturesText },
  { task: 'RESANITIZE_PAGES', name: texts.sanitize, text: texts.sanitizeText },
  { task: 'EXPORT_PAGES', name: texts.exports, text: texts.exportsText },
];

/** What the server does by itself, which can be done at once, and what it sends to programs of others. */
export function UpkeepPart() {
  const { data, failure, retry } = useServerData(AdminUpkeepDocument, {}, FRESH);
  const upkeep = data?.adminUpkeep;
  return (
    <>
      <h1>{adminTexts.upkeep}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      {failure && <DidNotLoad title={texts.failedTitle} text={reasonNotRead(failure, texts.failed)} onRetry={retry} />}
      {!failure && !upkeep && <Loading />}
      {!failure && upkeep && (
        <>
          <Tasks exportsPages={upkeep.exportsPages} />
          <Webhooks webhooks={upkeep.webhooks} />
        </>
      )}
    </>
  );
}

function Tasks({ exportsPages }: { readonly exportsPages: boolean }) {
  const { run, busy, ...refusal } = useAct();
  const start = (task: AdminTask) =>
    run(task, async () => {
      const { adminStartTask } = await callServer(AdminStartTaskDocument, { task });
      return { notice: { text: adminStartTask ? texts.started : texts.runs, about: null, tone: 'done' } };
    });
  return (
    <section aria-labelledby="tasks" className={styles.section}>
      <h2 id="tasks">{texts.tasks}</h2>
      <ul className={styles.list}>
        {TASKS.map(({ task, name, text }) => {
          const isOff = task === 'EXPORT_PAGES' && !exportsPages;
          return (
            <li key={task} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.strong}>{name}</p>
                <p id={`task-${task}`} className={styles.note}>
                  {isOff ? texts.noExports : text}
                </p>
              </div>
              <Button
                kind="line"
                busy={busy === task}
                disabled={isOff}
                aria-label={texts.startOf({ task: name })}
                aria-describedby={`task-${task}`}
                onClick={() => void start(task)}
              >
                {texts.start}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {texts.end} <Link href={`${screens.admin}/audit-log`}>{adminTexts.auditLog}</Link>
      </p>
      <ActRefusal id="task-failed" act={refusal} />
    </section>
  );
}

const STATES: Readonly<Record<AdminWebhookState, { readonly tone: 'done' | 'failed' | 'grey'; readonly word: string }>> = {
  WORKS: { tone: 'done', word: texts.works },
  FAILING: { tone: 'failed', word: texts.failing },
  ENDED: { tone: 'failed', word: texts.ended },
  SWITCHED_OFF: { tone: 'grey', word: texts.switchedOff },
};

function Webhooks({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const { run, busy, ...refusal } = useAct();
  const confirm = useConfirm();

  async function remove({ id, host }: Webhook) {
    if (!(await confirm({ title: texts.deleteOf({ host }), explanation: texts.deleteText, confirmLabel: texts.delete, danger: true })))
      return;
    await run(id, async () => {
      await sendChange(AdminDeleteWebhookDocument, { id }, { outdated: [AdminUpkeepDocument] });
      return { notice: { text: texts.deleted, about: host, tone: 'done' } };
    });
  }

  return (
    <section aria-labelledby="webhooks" className={styles.section}>
      <h2 id="webhooks">{texts.webhooks}</h2>
      {webhooks.length === 0 && <p className={styles.none}>{texts.noWebhooks}</p>}
      {webhooks.length > 0 && (
        <ul className={styles.list}>
          {webhooks.map((webhook) => (
            <li key={webhook.id} className={styles.row}>
              <div className={styles.words}>
                <p className={styles.strong}>
                  <bdi dir="ltr">{webhook.host}</bdi>
                </p>
                <p className={styles.note}>
                  <Quad tone={STATES[webhook.state].tone} className={styles.quad} />
                  {STATES[webhook.state].word}
                  {webhook.failingSince ? ` ${texts.since({ day: dayIn(webhook.failingSince) })}` : ''}
                  {webhook.waiting > 0 && `, ${texts.waiting({ count: webhook.waiting })}`}
                  {' · '}
                  <Link href={accountPath(webhook.accountId)}>{texts.account}</Link>
                </p>
              </div>
              <Button
                kind="quiet"
                busy={busy === webhook.id}
                aria-label={texts.deleteLabel({ host: webhook.host })}
                onClick={() => void remove(webhook)}
              >
                {texts.deleteAsks}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ActRefusal id="webhook-failed" act={refusal} />
    </section>
  );
}

function Loading() {
  return (
    <Skeleton label={texts.loading}>
      <SkeletonBar className={styles.bar} />
      <SkeletonBar className={styles.bar} />
    </Skeleton>
  );
}
