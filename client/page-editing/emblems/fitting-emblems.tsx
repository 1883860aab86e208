import type { Emblem } from '../../../server/pages/tile-kinds/tile-kind.rules.js';
import { EmblemDrawing } from '../../page-view/appearance/emblem-drawing.js';
import { emblemTexts } from '../../texts/en/emblem-choice.js';
import { styleTexts } from '../../texts/en/page-design.js';
import { fittingIcons } from './fitting-icons.js';
import styles from './emblem-choice.module.css';

interface FittingEmblemsProps {
  readonly address: string;
  readonly name: string;
  readonly emblem: Emblem | undefined;
  readonly onChoose: (emblem: Emblem) => void;
}

/** The icons that fit a link. Any other emblem is in the panel of the button beside the name. */
export function FittingEmblems({ address, name, emblem, onChoose }: FittingEmblemsProps) {
  return (
    <div role="group" aria-label={emblemTexts.fitting} className={styles.fitting}>
      <p className={styles.label} aria-hidden="true">
        {emblemTexts.fitting}
      </p>
      {fittingIcons(address, name).map((icon) => (
        <button
          key={icon}
          type="button"
          className={styles.fit}
          aria-label={styleTexts.icons[icon]}
          title={styleTexts.icons[icon]}
          aria-pressed={emblem?.icon === icon}
          onClick={() => onChoose({ icon })}
        >
          <EmblemDrawing icon={icon} />
        </button>
      ))}
    </div>
  );
}
