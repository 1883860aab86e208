import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { DESIGN_LIMITS } from '../../../../server/pages/design/page-design.rules.js';
import styles from './tile-name-field.module.css';

interface TileNameFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whether an empty name becomes the former one again. */
  readonly needed: boolean;
  /** Whether the tile is new: Escape keeps what was typed. */
  readonly isNew: boolean;
  readonly onChange: (name: string) => void;
  /** Called at Enter, and at Escape, which restores the former name of an older tile. */
  readonly onDone: () => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

/** A field on the tile itself that changes its name. It takes the focus with the whole name selected, so that typing replaces it. */
export function TileNameField({ name, label, needed, isNew, onChange, onDone, onLeave }: TileNameFieldProps) {
  const former = useRef(name);
  const field = useRef<HTMLInputElement>(null);
  // The list scrolls its row into view.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);
  const isMissing = needed && name.trim() === '';
  function leave(event: KeyboardEvent<HTMLInputElement>) {
    // The tile cannot be dragged while its name is edited.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key press would reach the element that gets the focus next.
    event.preventDefault();
    // The key that pressed Add may still be held.
    if (event.repeat) return;
    if ((event.key === 'Escape' && !isNew) || isMissing) onChange(former.current);
    onDone();
  }
  return (
    <input
      ref={field}
      className={styles.field}
      aria-label={label}
      value={name}
      maxLength={DESIGN_LIMITS.tileNameLength}
      dir="auto"
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={leave}
      onBlur={() => {
        if (isMissing) onChange(former.current);
        onLeave();
      }}
    />
  );
}
