import { useId, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import { FieldNote } from '../../../controls/fields/field-note.js';
import { colorTexts } from '../../../texts/en/page-design.js';
import { hexText, readColor } from './color-text.js';
import styles from '../fields.module.css';

interface HexFieldProps {
  readonly label: string;
  readonly color: Color;
  readonly onChange: (color: Color) => void;
  readonly className?: string;
  readonly noteClassName?: string;
}

/**
 * A field for a colour, in digits or as `rgb()`. A valid text applies at once. An invalid text restores the former colour, and an error is
 * shown when the field loses the focus.
 */
export function HexField({ label, color, onChange, className, noteClassName }: HexFieldProps) {
  const noteId = useId();
  const [typed, setTyped] = useState({ text: '', hex: '' });
  const [left, setLeft] = useState(true);
  // A colour that was chosen elsewhere in the meantime replaces the typed text.
  const written = typed.hex === color.hex ? typed.text : null;
  // While #373A70 is typed, #373A is another valid colour, with an opacity. The next digit must restore the former opacity.
  const before = useRef(color);
  const refused = left && written !== null;

  function write(text: string) {
    const read = readColor(text);
    const now = { ...before.current, ...read };
    setTyped({ text, hex: now.hex });
    onChange(now);
  }
  function leave() {
    setLeft(true);
    if (written?.trim() === '' || readColor(written ?? '')) setTyped({ text: '', hex: '' });
  }
  return (
    <>
      <span className={clsx(styles.box, refused && styles.refused, className)} dir="ltr">
        <input
          type="text"
          className={styles.input}
          aria-label={label}
          aria-invalid={refused || undefined}
          aria-describedby={noteId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          value={written ?? hexText(color)}
          onFocus={() => {
            before.current = color;
            setLeft(false);
          }}
          onChange={(event) => write(event.target.value)}
          onBlur={leave}
        />
      </span>
      <div className={noteClassName}>
        <FieldNote id={noteId} error={refused ? colorTexts.hexRefused : undefined} />
      </div>
    </>
  );
}
