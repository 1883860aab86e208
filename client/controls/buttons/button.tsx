import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent } from './button-content.js';
import { buttonClass, type ButtonLook } from './button-look.js';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** The action is running: a spinner is shown, further presses have no effect, and the focus stays. */
  busy?: boolean;
  /** The label while busy. The default is the normal label. */
  busyLabel?: string;
}

/** A button for an action. `ButtonLook` says which kind is for what. */
export function Button({ kind, size, icon, busy = false, busyLabel, className, onClick, children, ...button }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button type="button" {...button} className={buttonClass({ kind, size }, className)} aria-busy={busy || undefined} onClick={press}>
      <ButtonContent icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </ButtonContent>
    </button>
  );
}
