import { callServer } from '../../../api/connection/call-server.js';
import { AdminAuditLogFileDocument } from '../../../api/generated/admin-audit-log-file.js';
import type { AdminAuditLogFileQuery, AdminAuditLogFileQueryVariables } from '../../../api/generated/types.js';
import download from '../../../art/icons/lucide/download.svg?raw';
import { Button } from '../../../controls/buttons/button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { saveFile } from '../../../shell/save-file.js';
import { auditLogTexts as texts } from '../../../texts/en/admin-audit-log.js';
import { ActRefusal } from '../act-refusal.js';
import { useAct } from '../../../shell/use-act.js';
import styles from './audit-log.module.css';

/** Saves the entries that are chosen as a file of CSV: all of them, not only the part that is shown. */
export function SaveLog({ chosen }: { readonly chosen: AdminAuditLogFileQueryVariables }) {
  const { run, busy, ...refusal } = useAct();
  const save = () =>
    run('save', async () => {
      const file = new Blob(await linesOf(chosen), { type: 'text/csv' });
      saveFile(file, `audit-log-${new Date().toISOString().slice(0, 10)}.csv`);
    });
  return (
    <div className={styles.save}>
      <Button kind="line" busy={busy !== null} onClick={() => void save()}>
        <IconDrawing svg={download} />
        {texts.download}
      </Button>
      <ActRefusal id="log-not-saved" act={refusal} />
    </div>
  );
}

async function linesOf(chosen: AdminAuditLogFileQueryVariables): Promise<string[]> {
  const parts: string[] = [];
  for (let at: string | null | undefined = null; parts.length === 0 || at;) {
    const { adminAuditLogFile: part }: AdminAuditLogFileQuery = await callServer(AdminAuditLogFileDocument, { ...chosen, at });
    parts.push(part.csv);
    at = part.next;
  }
  return parts;
}
