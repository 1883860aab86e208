import { useRef, type KeyboardEvent } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import styles from './tile-name-field.module.css';

interface TileNameFieldProps {
  readonly name: string;
  readonly label: string;
  readonly onChange: (name: string) => void;
  /** Called at Enter, and at Escape, which restores the former name. */
  readonly onDone: () => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

/** A field on the tile itself that changes its name. */
export function TileNameField({ name, label, onChange, onDone, onLeave }: TileNameFieldProps) {
  const former = useRef(name);
  function leave(event: KeyboardEvent<HTMLInputElement>) {
    // The tile cannot be dragged while its name is edited.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key press would reach the element that gets the focus next.
    event.preventDefault();
    if (event.key === 'Escape') onChange(former.current);
    onDone();
  }
  return (
    <input
      className={styles.field}
      aria-label={label}
      value={name}
      maxLength={DESIGN_LIMITS.tileNameLength}
      dir="auto"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- It replaces the button of the tile, which had the focus.
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={leave}
      onBlur={onLeave}
    />
  );
}
