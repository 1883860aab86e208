import { DESIGN_LIMITS } from '../../server/pages/page-design.rules.js';
import { editorTexts } from '../texts/editor.js';
import styles from './title-field.module.css';

/** The page's title, written over in place, in the letters of the page. A long one breaks into lines; Enter is no line break. */
export function TitleField({ title, onChange }: { readonly title: string; readonly onChange: (title: string) => void }) {
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
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
    </div>
  );
}
