import { useId } from 'react';
import { isLanguage, LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../server/languages.rules.js';
import { LANGUAGE_NAMES } from '../../../server/texts/language-names.rules.js';
import { languageTexts } from '../../texts/en/shell.js';
import styles from './language-choice.module.css';

const YEAR_IN_SECONDS = 31_536_000;

/** The language of the interface. The server reads the choice from a cookie, so the page is loaded again in that language. */
export function LanguageChoice({ labelHidden = false }: { readonly labelHidden?: boolean }) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {languageTexts.choose}
      </label>
      <select id={id} defaultValue={languageTexts.id} onChange={({ target }) => isLanguage(target.value) && choose(target.value)}>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </p>
  );
}

function choose(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  location.reload();
}
