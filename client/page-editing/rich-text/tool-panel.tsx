import { useId, useRef, type ReactNode } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import { ToolButton } from './tool-button.js';
import styles from './toolbar.module.css';

/** A field for an address, first in its panel. */
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
  readonly pressed?: boolean;
  readonly extra?: boolean;
  /** In CSS pixels; the panel is kept inside the window. */
  readonly width: number;
  /** Called before the panel opens. */
  readonly onOpen?: () => void;
  /** `close` gives the focus back to the tool. */
  readonly children: (close: () => void) => ReactNode;
}

/** A tool with a panel below it. The browser closes the panel at Escape and at a press elsewhere, and the popup stays open. */
export function ToolPanel({ name, label, svg, pressed, extra, width, onOpen, children }: ToolPanelProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  function place(opener: HTMLElement): void {
    if (!panel.current) return;
    const { left, bottom } = opener.getBoundingClientRect();
    panel.current.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    panel.current.style.top = `${bottom + 4}px`;
    panel.current.style.width = `${Math.min(width, window.innerWidth - 16)}px`;
  }

  return (
    <>
      <ToolButton
        name={name}
        label={label}
        svg={svg}
        className={extra && styles.extra}
        aria-pressed={pressed}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={(event) => place(event.currentTarget)}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.panel}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') onOpen?.();
        }}
        onToggle={({ newState }) => {
          if (newState === 'open') panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
        }}
      >
        {children(() => panel.current?.hidePopover())}
      </div>
    </>
  );
}
