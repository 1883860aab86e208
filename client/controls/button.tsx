import type { ComponentProps, MouseEvent } from 'react';
import { ButtonFace } from './button-face.js';
import { buttonClass, type ButtonLook } from './button-look.js';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The press is being carried out: a spinner shows, further presses do nothing, the focus stays. */
  busy?: boolean;
  /** What the button says while busy; without it the label stays. */
  busyLabel?: string;
}

/** Something that acts. Gold makes public, ink is the main action of a form, danger is for confirmations only. */
export function Button({ kind, size, icon, busy = false, busyLabel, className, onClick, children, ...button }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button type="button" {...button} className={buttonClass({ kind, size }, className)} aria-busy={busy || undefined} onClick={press}>
      <ButtonFace icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonFace>
    </button>
  );
}
