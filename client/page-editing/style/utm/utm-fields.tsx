import { useId, type ReactNode } from 'react';
import { linksOf } from '../../../../server/pages/blocked-links/design-links.rules.js';
import { Faults } from '../../../../server/pages/design/faults.rules.js';
import { DESIGN_LIMITS, type PageDesign } from '../../../../server/pages/design/page-design.rules.js';
import { UTM_NAMES } from '../../../../server/pages/utm/utm-parameters.rules.js';
import { withUtm, withUtmLinks } from '../../../../server/pages/utm/utm.rules.js';
import { parseUtm } from '../../../../server/pages/utm/utm-parsing.rules.js';
import { TextField } from '../../../controls/fields/text-field.js';
import { utmTexts as texts } from '../../../texts/en/page-design.js';
import type { TypedUtm } from './use-utm.js';
import styles from './utm-fields.module.css';

interface UtmFieldsProps {
  readonly design: PageDesign;
  readonly utm: TypedUtm;
  readonly onChange: (utm: TypedUtm) => void;
}

/** What links to other sites say about where a visitor comes from, with a link as it will be. */
export function UtmFields({ design, utm, onChange }: UtmFieldsProps): ReactNode {
  const id = useId();
  const first = () => ({ source: window.location.hostname, medium: 'social', campaign: '' });
  return (
    <section aria-label={texts.title} className={styles.utm}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={utm !== null}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked ? first() : null)}
        />
        {texts.title}
      </label>
      <p id={id} className={styles.hint}>
        {texts.hint}
      </p>
      {utm && (
        <>
          <div className={styles.fields}>
            {UTM_NAMES.map((name) => (
              <TextField
                key={name}
                label={texts.names[name]}
                value={utm[name]}
                maxLength={DESIGN_LIMITS.utmLength}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => onChange({ ...utm, [name]: target.value })}
              />
            ))}
          </div>
          <p className={styles.hint}>
            {texts.example}{' '}
            <bdi dir="ltr" className={styles.example}>
              {exampleOf(design, utm)}
            </bdi>
          </p>
        </>
      )}
    </section>
  );
}

/** The first link of the page that gets any of them, or an invented one. */
function exampleOf(design: PageDesign, typed: TypedUtm): string {
  const utm = parseUtm(typed, new Faults()) ?? {};
  const entered = new Set(Array.from(linksOf(design), ({ address }) => address));
  for (const { address } of linksOf(withUtmLinks({ ...design, utm }, window.location.href))) if (!entered.has(address)) return address;
  return withUtm('https://example.org/menu', utm, window.location.host);
}
