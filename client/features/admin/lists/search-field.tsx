import { useEffect, useEffectEvent, useState } from 'react';
import search from '../../../art/icons/lucide/search.svg?raw';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import styles from './search-field.module.css';

/** How long nothing has to be typed before it is searched, in milliseconds. */
const PAUSE = 300;

interface SearchFieldProps {
  readonly label: string;
  /** What is searched. Another value from elsewhere, as after going back, takes the place of what is typed. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A field that searches when nothing was typed for a moment. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [field, setField] = useState({ typed: value, base: value });
  if (field.base !== value) setField({ typed: value, base: value });
  const typed = field.typed.trim();
  const find = useEffectEvent(() => {
    setField({ ...field, base: typed });
    onSearch(typed);
  });
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(find, PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className={styles.search}>
      <IconDrawing svg={search} className={styles.glass} />
      <input
        type="search"
        value={field.typed}
        aria-label={label}
        placeholder={label}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        className={styles.input}
        onChange={({ target }) => setField({ ...field, typed: target.value })}
      />
    </div>
  );
}
