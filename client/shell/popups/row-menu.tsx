import type { KeyboardEvent, ReactNode } from 'react';
import ellipsis from '../../art/icons/lucide/ellipsis.svg?raw';
import { IconButton } from '../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../controls/buttons/icon.js';
import { Popover } from '../../controls/dialogs/popover.js';
import styles from './row-menu.module.css';

interface RowMenuProps {
  readonly label: string;
  /** In CSS pixels. */
  readonly width?: number;
  /** Links and buttons; those with `data-rule` have a line above. */
  readonly children: (close: () => void) => ReactNode;
}

/** What can be done with a row of a list. The arrow keys move between the items. */
export function RowMenu({ label, width = 260, children }: RowMenuProps) {
  return (
    <Popover
      label={label}
      width={width}
      opener={(opener) => (
        <IconButton {...opener} icon={<IconDrawing svg={ellipsis} />} label={label} data-more="" className={styles.opener} />
      )}
    >
      {(close) => (
        // The keys move between items that can be reached without them.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.items} onKeyDown={moveBetween}>
          {children(close)}
        </div>
      )}
    </Popover>
  );
}

function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button:enabled')];
  const at = items.indexOf(event.target as HTMLElement);
  items[(at + by + items.length) % items.length]?.focus();
}
