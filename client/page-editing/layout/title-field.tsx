import { memo } from 'react';
import { DESIGN_LIMITS } from '../../../server/pages/page-design.rules.js';
import { editorTexts } from '../../texts/en/editor.js';
import styles from './title-field.module.css';

interface TitleFieldProps {
  readonly title: string;
  readonly onChange: (title: string) => void;
  /** Called when the field loses the focus. */
  readonly onLeave: () => void;
}

/** A field for the page's title, in the font of the page. A long title breaks into lines. Enter makes no line break. */
export const TitleField = memo(function TitleField({ title, onChange, onLeave }: TitleFieldProps) {
  return (
    <div className={styles.field} data-text={title}>
      <textarea
        className={styles.text}
        aria-label={editorTexts.pageTitle}
        value={title}
        rows={1}
        maxLength={DESIGN_LIMITS.titleLength}
        dir="auto"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value.replace(/\s*[\r\n]+\s*/g, ' '))}
        onBlur={onLeave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
    </div>
  );
});
