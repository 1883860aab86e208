import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { Button } from '../../controls/button.js';
import { FieldNote } from '../../controls/field-note.js';
import { Icon } from '../../controls/icon.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { changeTexts, historyTexts } from '../../texts/history.js';
import { useVersionDesign, type FetchDesign, type PageVersionSummary } from './use-page-versions.js';
import { useRestoreVersion } from './use-restore-version.js';
import { describeChange } from './version-change.js';
import { versionDate } from './version-date.js';
import styles from './history-dialog.module.css';

interface VersionRowProps {
  readonly version: PageVersionSummary;
  /** The one before it; null when that is not kept any more, or never was. */
  readonly older: PageVersionSummary | null;
  /** It is what visitors see. */
  readonly live: boolean;
  readonly now: Date;
  readonly fetchDesign: FetchDesign;
  readonly pictures: PagePictures;
  readonly siteName: string;
  readonly onLook: () => void;
  readonly onRestore: (design: PageDesign) => void;
}

/** One published version. How it looked and what it changed appears once the row was in sight. */
export function VersionRow({ version, older, live, now, fetchDesign, pictures, siteName, onLook, onRestore }: VersionRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const seen = useSeen(row);
  const { design } = useVersionDesign(fetchDesign, seen ? version.version : null);
  const { design: before } = useVersionDesign(fetchDesign, seen && !live && older ? older.version : null);
  const { restore, restoring, problem } = useRestoreVersion(fetchDesign, onRestore);
  const date = versionDate(new Date(version.publishedAt), now);
  const name = historyTexts.version(version.version, date);
  return (
    <li ref={row} className={styles.row}>
      <div className={styles.miniature}>
        {design && <Miniature design={design} pictures={pictures} siteName={siteName} />}
        <button type="button" className={styles.look} aria-label={historyTexts.lookAt(name)} onClick={onLook}>
          <Icon name="eye" className={styles.eye} />
        </button>
      </div>
      <div className={styles.what}>
        <p className={styles.date}>
          <time dateTime={version.publishedAt}>{date}</time>
        </p>
        {live ? <p className={styles.live}>{historyTexts.live}</p> : <Change version={version} design={design} before={before} />}
        <FieldNote id={`version-${version.version}-problem`} error={problem} />
      </div>
      {!live && (
        <Button kind="line" className={styles.restore} busy={restoring} onClick={() => void restore(version.version)}>
          <span>
            {historyTexts.restore}
            <span className="visually-hidden"> {name}</span>
          </span>
        </Button>
      )}
    </li>
  );
}

interface ChangeProps {
  readonly version: PageVersionSummary;
  readonly design: PageDesign | null;
  readonly before: PageDesign | null;
}

/** What the version changed; until that is known, what it holds. */
function Change({ version: { version, title, tileCount }, design, before }: ChangeProps): ReactNode {
  const change = useMemo(() => (design && before ? describeChange(before, design) : null), [design, before]);
  if (version === 1) return <p className={styles.change}>{historyTexts.first}</p>;
  return (
    <p className={styles.change}>
      {change ?? (
        <>
          <bdi>{title}</bdi> · {changeTexts.tiles(tileCount)}
        </>
      )}
    </p>
  );
}

/** As many tiles as fit into the little picture. */
const MINIATURE_TILES = 8;

/** A page so small that it can only be looked at; who can't see it reads what it holds. */
function Miniature({ design, pictures, siteName }: { readonly design: PageDesign } & Pick<VersionRowProps, 'pictures' | 'siteName'>) {
  const top = useMemo(() => ({ ...design, tiles: design.tiles.slice(0, MINIATURE_TILES) }), [design]);
  return (
    <div className={styles.screen} aria-hidden="true" inert>
      <PagePreview design={top} pictures={pictures} siteName={siteName} />
    </div>
  );
}

function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
