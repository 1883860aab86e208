import { useId } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import select from '../../controls/fields/select.module.css';
import { layoutTexts as texts } from '../../texts/en/design-panel.js';
import { withLead } from './lead-tile.js';
import type { ChangeLook } from './use-look-steps.js';
import styles from './look-tab.module.css';

interface LeadFieldProps {
  readonly design: PageDesign;
  readonly onChange: ChangeLook;
}

/** Which tile matters most. A heading has no button, so it cannot. */
export function LeadField({ design, onChange }: LeadFieldProps) {
  const id = useId();
  const lead = design.tiles.findIndex(({ isLead }) => isLead);
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.label}>
        {texts.lead}
      </label>
      <select
        id={id}
        className={clsx(select.select, styles.select)}
        value={lead}
        onChange={({ target }) => onChange(withLead(design, target.value === '-1' ? null : Number(target.value)), 'lead')}
      >
        <option value={-1}>{texts.noLead}</option>
        {design.tiles.map(
          ({ kind, name }, at) =>
            kind !== 'heading' && (
              <option key={at} value={at}>
                {name || texts.tile({ number: at + 1 })}
              </option>
            ),
        )}
      </select>
    </div>
  );
}
