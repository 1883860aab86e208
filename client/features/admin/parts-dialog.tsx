import { IconDrawing } from '../../controls/buttons/icon.js';
import { Link } from '../../controls/buttons/link-component.js';
import { Dialog } from '../../controls/dialogs/dialog.js';
import { adminTexts as texts } from '../../texts/en/admin.js';
import { PARTS, type ListedPart, type PartProps } from './admin-parts.js';
import styles from './admin-rail.module.css';

/** Those from it on are about the site itself, and stand below a line. */
const firstOfSite = PARTS.find(({ part }) => part === 'settings');

interface PartsProps {
  readonly current: ListedPart;
  readonly admin: PartProps['admin'];
}

interface PartsDialogProps extends PartsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The parts of the administration in a sheet, which a part that is followed closes. */
export function PartsDialog({ open, onClose, ...parts }: PartsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} width={440}>
      <Parts {...parts} onFollow={onClose} />
    </Dialog>
  );
}

/** The links to the parts. */
export function Parts({ current, admin, onFollow }: PartsProps & { readonly onFollow?: () => void }) {
  return (
    <nav aria-label={texts.parts}>
      <ul className={styles.parts}>
        {PARTS.map((one) => (
          <li key={one.path} className={one === firstOfSite ? styles.divided : undefined}>
            <Link href={one.path} className={styles.part} aria-current={one === current ? 'page' : undefined} onClick={onFollow}>
              <IconDrawing svg={one.svg} />
              {one.name}
              {one.part === 'reports' && <Waiting count={admin.openReports} />}
              {one.part === 'mail' && <Waiting count={admin.givenUpMails} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many items of a part wait. Nothing, if none does. */
function Waiting({ count }: { readonly count: number }) {
  return (
    count > 0 && (
      <span className={styles.waiting}>
        <span aria-hidden="true">{count}</span>
        <span className="visually-hidden">{texts.waiting({ count })}</span>
      </span>
    )
  );
}
