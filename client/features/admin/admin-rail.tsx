import { useState } from 'react';
import type { AdminQuery } from '../../api/generated/types.js';
import { Icon, IconDrawing } from '../../controls/buttons/icon.js';
import { useMedia } from '../../shell/use-media.js';
import { adminTexts as texts } from '../../texts/en/admin.js';
import type { ListedPart } from './admin-parts.js';
import { Parts, PartsDialog } from './parts-dialog.js';
import styles from './admin-rail.module.css';

interface AdminRailProps {
  readonly current: ListedPart;
  readonly admin: AdminQuery['admin'];
}

/** The parts of the administration: a rail, or on narrow screens a bar that opens them in a sheet. */
export function AdminRail({ current, admin }: AdminRailProps) {
  const hasRail = useMedia('(width >= 900px)');
  const [isOpen, setIsOpen] = useState(false);
  if (hasRail) {
    return (
      <div className={styles.rail}>
        <Parts current={current} admin={admin} />
        <p className={styles.version}>{texts.version(admin)}</p>
      </div>
    );
  }
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <IconDrawing svg={current.svg} />
        <span>
          {texts.barTitle} <strong>{current.name}</strong>
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <PartsDialog open={isOpen} onClose={() => setIsOpen(false)} current={current} admin={admin} />
    </>
  );
}
