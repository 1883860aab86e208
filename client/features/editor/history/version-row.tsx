import { useMemo, useRef, type ReactNode } from 'react';
import type { PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { readLook } from '../../../api/page-look.js';
import { Button } from '../../../controls/buttons/button.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { Icon } from '../../../controls/buttons/icon.js';
import { useSeen } from '../../../controls/loading/use-seen.js';
import type { PagePictures } from '../../../page-view/pictures/page-pictures.js';
import { PagePreview } from '../../../page-view/page-preview.js';
import { changeTexts, historyTexts } from '../../../texts/en/history.js';
import type { PageVersionSummary } from './page-versions.js';
import { useRestoreVersion } from './use-restore-version.js';
import { describeChange } from './version-change.js';
import scaled from '../../../shell/page-miniature/scaled-screen.module.css';
import styles from './history-dialog.module.css';

interface VersionRowProps {
  readonly pageId: string;
  readonly version: PageVersionSummary;
  /** Whether visitors see this version now. */
  readonly live: boolean;
  /** When it was published, as a text. */
  readonly date: string;
  readonly pictures: PagePictures;
  readonly siteName: string;
  /** `from` is the `data-look` of the pressed button. */
  readonly onLook: (from: string) => void;
  readonly onRestore: (design: PageDesign) => void;
}

/** One published version. Its miniature is rendered only when the row becomes visible. */
export function VersionRow({ pageId, version, live, date, pictures, siteName, onLook, onRestore }: VersionRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const seen = useSeen(row);
  const { restore, restoring, problem } = useRestoreVersion(pageId, onRestore);
  const name = historyTexts.version({ number: version.version, moment: date });
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.miniature}>
        {seen && <Miniature look={version.look} pictures={pictures} siteName={siteName} />}
        <button
          type="button"
          className={styles.look}
          aria-label={historyTexts.lookAt({ version: name })}
          data-look={version.version}
          onClick={() => onLook(String(version.version))}
        >
          <Icon name="eye" className={styles.eye} />
        </button>
      </div>
      <div className={styles.what}>
        <p className={styles.date}>
          <time dateTime={version.publishedAt}>{date}</time>
        </p>
        {live ? <p className={styles.live}>{historyTexts.live}</p> : <Change {...version} />}
        <FieldNote id={`version-${version.version}-problem`} error={problem} />
      </div>
      {!live && (
        <Button
          kind="line"
          className={styles.restore}
          aria-label={historyTexts.restoreVersion({ version: name })}
          busy={restoring}
          onClick={() => void restore(version.version)}
        >
          {historyTexts.restore}
        </Button>
      )}
    </li>
  );
}

/** What the version changed. If that is unknown, what it contains. */
function Change({ version, title, tileCount, change }: PageVersionSummary): ReactNode {
  if (version === 1) return <p className={styles.change}>{historyTexts.first}</p>;
  return (
    <p className={styles.change}>
      {change ? (
        describeChange(change)
      ) : (
        <>
          <bdi>{title}</bdi> · {changeTexts.tiles({ count: tileCount })}
        </>
      )}
    </p>
  );
}

type MiniatureProps = Pick<PageVersionSummary, 'look'> & Pick<VersionRowProps, 'pictures' | 'siteName'>;

/** A miniature of the page. It is only decorative: screen readers read the text beside it. */
function Miniature({ look, pictures, siteName }: MiniatureProps) {
  const design = useMemo(() => readLook(look), [look]);
  return (
    <div className={scaled.screen} aria-hidden="true" inert>
      <PagePreview design={design} pictures={pictures} siteName={siteName} />
    </div>
  );
}
