import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../controls/buttons/button.js';
import select from '../../../controls/fields/select.module.css';
import { charsetTexts as texts } from '../../../texts/en/importing.js';
import { CHARSETS, guessCharset, type Charset } from './file-charset.js';
import styles from './import-screen.module.css';

interface CharsetChoiceProps {
  readonly bytes: Uint8Array;
  readonly onChoose: (text: string) => void;
}

/** How many lines are shown, and how much of each. */
const [LINES, LONGEST] = [3, 80];

/** Asks how a file is written that does not say so. The guess is chosen, and some of its lines show whether it fits. */
export function CharsetChoice({ bytes, onChoose }: CharsetChoiceProps) {
  const [charset, setCharset] = useState<Charset>(() => guessCharset(bytes, navigator.languages));
  const id = useId();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => field.current?.focus(), []);
  const text = new TextDecoder(charset).decode(bytes);
  return (
    <form
      className={styles.charset}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(text);
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {texts.title}
      </label>
      <p id={`${id}-note`} className={styles.from}>
        {texts.explanation}
      </p>
      <select
        ref={field}
        id={id}
        className={select.select}
        value={charset}
        aria-describedby={`${id}-note ${id}-lines`}
        onChange={({ target }) => setCharset(target.value as Charset)}
      >
        {CHARSETS.map((each) => (
          <option key={each} value={each}>
            {texts.names[each]}
          </option>
        ))}
      </select>
      <ul id={`${id}-lines`} className={styles.lines} aria-live="polite">
        {foreignLines(text).map((line, at) => (
          <li key={at} dir="auto">
            {line}
          </li>
        ))}
      </ul>
      <Button kind="ink" type="submit">
        {texts.confirm}
      </Button>
    </form>
  );
}

function foreignLines(text: string): string[] {
  const lines = text.split(/[\r\n]+/).filter((line) => /[^\t -~]/.test(line));
  return lines.slice(0, LINES).map((line) => line.slice(0, LONGEST));
}
