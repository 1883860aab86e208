import { clsx } from 'clsx';
import styles from './prose.module.css';

interface ProseProps {
  /** Sanitized HTML. */
  html: string;
  /** The language of the text. */
  language: string;
  className?: string | undefined;
}

/** A long text, in the font of its parent element. */
export function Prose({ html, language, className }: ProseProps) {
  return <div lang={language} dir="auto" className={clsx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
