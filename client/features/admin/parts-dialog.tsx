import { IconDrawing } from '../../controls/buttons/icon.js';
import { Link } from '../../controls/buttons/link-component.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { adminTexts as texts } from '../../texts/en/admin.js';
import { PARTS, type ListedPart } from './admin-parts.js';
import styles from './admin-rail.module.css';

interface PartsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly current: ListedPart;
}

/** The parts of the administration in a sheet, which a part that is followed closes. */
export function PartsDialog({ open, onClose, current }: PartsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} width={440}>
      <Parts current={current} onFollow={onClose} />
    </Dialog>
  );
}

/** The links to the parts. */
export function Parts({ current, onFollow }: { readonly current: ListedPart; readonly onFollow?: () => void }) {
  return (
    <nav aria-label={texts.parts}>
      <ul className={styles.parts}>
        {PARTS.map((one) => (
          <li key={one.path}>
            <Link href={one.path} className={styles.part} aria-current={one === current ? 'page' : undefined} onClick={onFollow}>
              <IconDrawing svg={one.svg} />
              {one.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
