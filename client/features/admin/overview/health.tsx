import { useId } from 'react';
import backup from '../../../art/icons/lucide/archive.svg?raw';
import drive from '../../../art/icons/lucide/hard-drive.svg?raw';
import clock from '../../../art/icons/lucide/clock.svg?raw';
import database from '../../../art/icons/lucide/database.svg?raw';
import mail from '../../../art/icons/lucide/mail.svg?raw';
import type { AdminOverviewQuery } from '../../../api/generated/types.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { Quad } from '../../../controls/buttons/quad.js';
import { adminOverviewTexts as texts } from '../../../texts/en/admin-overview.js';
import { dayIn } from '../accounts/account-facts.js';
import { inDuration, momentOf } from '../mail/mail-times.js';
import { wordNumber } from './figures-in-words.js';
import { withOneDecimal } from '../../../controls/one-decimal.js';
import styles from './overview-part.module.css';

type HealthFacts = AdminOverviewQuery['adminOverview']['health'];

const GB = 1e9;
const MB = 1e6;
/** After so many days, a backup counts as old. */
const OLD = 8;

/** Whether everything works that the site needs. */
export function Health({ health }: { readonly health: HealthFacts }) {
  const id = useId();
  const { checkedAt, startedAt, mailsWaiting, mailsGivenUp } = health;
  const rows = [
    { svg: database, name: texts.database, ...databaseOf(health) },
    { svg: drive, name: texts.files, ...filesOf(health) },
    {
      svg: mail,
      name: texts.mail,
      tone: mailsGivenUp > 0 ? ('gold' as const) : ('done' as const),
      words: texts.mailCounts({ waiting: wordNumber(mailsWaiting), failed: wordNumber(mailsGivenUp) }),
    },
    { svg: backup, name: texts.backup, ...backupOf(health) },
    {
      svg: clock,
      name: texts.running,
      tone: 'done' as const,
      words: texts.since({ day: dayIn(startedAt), time: inDuration(secondsSince(startedAt)) }),
    },
  ];
  return (
    <section aria-labelledby={id}>
      <div className={styles.titleLine}>
        <h2 id={id}>{texts.health}</h2>
        <p className={styles.note}>{texts.checked({ time: inDuration(secondsSince(checkedAt)) })}</p>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ svg, name, tone, words }) => (
          <div key={name} className={styles.part}>
            <dt>
              <IconDrawing svg={svg} />
              {name}
            </dt>
            <dd>
              <Quad tone={tone} className={styles.quad} />
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function secondsSince(moment: string, now = new Date()): number {
  return Math.max(0, (now.getTime() - Date.parse(moment)) / 1000);
}

interface State {
  readonly tone: 'done' | 'gold' | 'failed';
  readonly words: string;
}

function databaseOf({ parts }: HealthFacts): State {
  const found = parts.find(({ name }) => name === 'database');
  return found?.works === false
    ? { tone: 'failed', words: texts.noAnswer }
    : { tone: 'done', words: texts.answers({ milliseconds: wordNumber(found?.milliseconds ?? 0) }) };
}

function filesOf({ parts, disk }: HealthFacts): State {
  const works = parts.every((part) => part.works || !['storage', 'pictures', 'disk'].includes(part.name));
  if (!disk) return { tone: works ? 'done' : 'failed', words: works ? texts.reached : texts.noAnswer };
  const words = texts.used({ used: wordNumber(Math.round(disk.used / GB)), size: wordNumber(Math.round(disk.size / GB)) });
  return { tone: works ? 'done' : 'failed', words };
}

function backupOf({ lastBackup }: HealthFacts): State {
  if (!lastBackup) return { tone: 'gold', words: texts.noBackup };
  const { madeAt, bytes } = lastBackup;
  const size =
    bytes >= GB ? texts.gigabytes({ size: withOneDecimal(bytes / GB) }) : texts.megabytes({ size: wordNumber(Math.ceil(bytes / MB)) });
  const tone = secondsSince(madeAt) > OLD * 86_400 ? 'gold' : 'done';
  return { tone, words: texts.backupAt({ moment: momentOf(madeAt), size }) };
}
