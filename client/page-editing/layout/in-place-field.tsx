import { memo } from 'react';
import { clsx } from 'clsx';
import { useSelectedFirst } from '../../controls/fields/use-selected-first.js';
import styles from './in-place-field.module.css';

interface InPlaceFieldProps {
  /** Which part of the page it is. */
  readonly part: 'title' | 'bio';
  readonly label: string;
  /** Whether the text is smaller, and the label stands in an empty field. */
  readonly small?: boolean;
  readonly value: string;
  readonly maxLength: number;
  /** A text that everybody replaces. */
  readonly placeholderText?: string;
  readonly onChange: (value: string) => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

/** A field for a text of the page, in the font of the page. A long text breaks into lines. Enter makes no line break. */
export const InPlaceField = memo(function InPlaceField({
  part,
  label,
  small,
  value,
  maxLength,
  placeholderText,
  onChange,
  onLeave,
}: InPlaceFieldProps) {
  return (
    <div className={clsx(styles.field, small && styles.small)} data-part={part} data-text={value || (small && label)}>
      <textarea
        className={styles.text}
        aria-label={label}
        {...(small && { placeholder: label })}
        value={value}
        rows={1}
        maxLength={maxLength}
        dir="auto"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        {...useSelectedFirst(placeholderText)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
    </div>
  );
});
