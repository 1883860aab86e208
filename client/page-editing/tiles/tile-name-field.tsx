import { useRef, type KeyboardEvent } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import styles from './tile-name-field.module.css';

interface TileNameFieldProps {
  readonly name: string;
  readonly label: string;
  readonly onChange: (name: string) => void;
  /** Enter, or Escape, which brings the former name back. */
  readonly onDone: () => void;
  /** The focus went elsewhere. */
  readonly onLeave: () => void;
}

/** The name of a tile, written over on the tile itself. */
export function TileNameField({ name, label, onChange, onDone, onLeave }: TileNameFieldProps) {
  const former = useRef(name);
  function leave(event: KeyboardEvent<HTMLInputElement>) {
    // The tile is no thing to drag while it is written on.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The press would reach what gets the focus next.
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
