import { useRef, type KeyboardEvent } from 'react';
import { DESIGN_LIMITS } from '../../server/pages/page-design.rules.js';
import styles from './tile-name-field.module.css';

interface TileNameFieldProps {
  readonly name: string;
  readonly label: string;
  readonly onChange: (name: string) => void;
  /** Enter, Escape (which brings the former name back), or the focus went elsewhere. */
  readonly onDone: () => void;
}

/** The name of a tile, written over on the tile itself. */
export function TileNameField({ name, label, onChange, onDone }: TileNameFieldProps) {
  const former = useRef(name);
  function leave(event: KeyboardEvent<HTMLInputElement>) {
    // The tile is no thing to drag while it is written on.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onChange(former.current);
    if (event.key === 'Enter' || event.key === 'Escape') onDone();
  }
  return (
    <input
      className={styles.field}
      aria-label={label}
      value={name}
      maxLength={DESIGN_LIMITS.tileNameLength}
      dir="auto"
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={leave}
      onBlur={onDone}
    />
  );
}
