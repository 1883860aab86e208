import { clsx } from 'clsx';
import styles from './prose.module.css';

interface ProseProps {
  /** Clean: it is shown as it is. */
  html: string;
  /** The language that it is written in. */
  language: string;
  className?: string | undefined;
}

/** A long text to read, in the font of whatever it is part of. */
export function Prose({ html, language, className }: ProseProps) {
  return <div lang={language} dir="auto" className={clsx(styles.prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
