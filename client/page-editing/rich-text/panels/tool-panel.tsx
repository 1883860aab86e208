import type { ReactNode } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import { Popover } from '../../../controls/dialogs/popover.js';
import { ToolButton } from '../tool-button.js';
import styles from '../toolbar.module.css';

/** The properties of a field for an address, which is the first field of its panel. */
export const ADDRESS_FIELD = {
  inputMode: 'url',
  maxLength: DESIGN_LIMITS.linkLength,
  dir: 'ltr',
  autoComplete: 'off',
  'data-first': '',
} as const;

interface ToolPanelProps {
  readonly name: string;
  readonly label: string;
  readonly svg: string;
  readonly isDirected?: boolean;
  readonly pressed?: boolean;
  readonly extra?: boolean;
  /** In CSS pixels. The panel is kept inside the window. */
  readonly width: number;
  /** Mounted only while the panel is open. `close` gives the focus back to the tool. */
  readonly children: (close: () => void) => ReactNode;
}

/** A tool with a panel beside it. */
export function ToolPanel({ name, label, svg, isDirected = false, pressed, extra, width, children }: ToolPanelProps) {
  return (
    <Popover
      label={label}
      width={width}
      opener={(opener) => (
        <ToolButton {...opener} {...{ name, label, svg, isDirected }} className={extra && styles.extra} aria-pressed={pressed} />
      )}
    >
      {children}
    </Popover>
  );
}
