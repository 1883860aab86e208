import { useId, useRef } from 'react';
import type { TypefaceId } from '../../../../server/pages/appearance/typefaces.rules.js';
import { useSeen } from '../../../controls/loading/use-seen.js';
import { bodyStack, typefaceCss, typefaceName, typefaceStack, typefaceWeights } from '../../../page-view/appearance/type/typefaces.js';
import { useDocumentStyles } from '../../../page-view/appearance/use-document-styles.js';
import { typeTexts as texts } from '../../../texts/en/design-panel.js';
import { ChoiceCard } from '../../style/choice-card.js';
import { TYPEFACE_SIZES } from './typeface-sizes.js';
import { weightFor } from './typeface-weight.js';
import styles from './typeface-cards.module.css';

interface TypefaceCardsProps {
  readonly label: string;
  /** The title of the page, in which each typeface is shown. */
  readonly title: string;
  readonly typefaces: readonly TypefaceId[];
  readonly chosen: TypefaceId;
  readonly onChoose: (typeface: TypefaceId) => void;
}

/** Typefaces, each set in itself, with what it adds to a page. */
export function TypefaceCards({ label, title, typefaces, chosen, onChoose }: TypefaceCardsProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.typefaces}>
      {typefaces.map((typeface) => (
        <ChoiceCard
          key={typeface}
          group={group}
          name={nameOf(typeface)}
          note={noteOf(typeface)}
          isChosen={typeface === chosen}
          onChoose={() => onChoose(typeface)}
          className={styles.card}
        >
          <Sample typeface={typeface} title={title} />
        </ChoiceCard>
      ))}
    </div>
  );
}

/** The typeface is loaded when its card comes near the window. */
function Sample({ typeface, title }: { readonly typeface: TypefaceId; readonly title: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const seen = useSeen(box);
  useDocumentStyles(seen ? typefaceCss([typeface], `${title} ${texts.sample}`) : '');
  return (
    <span ref={box} className={styles.sample}>
      <span
        className={styles.title}
        dir="auto"
        style={{ fontFamily: typefaceStack(typeface), fontWeight: weightFor(typefaceWeights(typeface), 650) }}
      >
        {title}
      </span>
      <span className={styles.text} style={{ fontFamily: bodyStack(typeface) }}>
        {texts.sample}
      </span>
    </span>
  );
}

function nameOf(typeface: TypefaceId): string {
  return typeface === 'system' || typeface === 'system-serif' || typeface === 'system-mono'
    ? texts.systemTypefaces[typeface]
    : typefaceName(typeface);
}

function noteOf(typeface: TypefaceId): string {
  const size = TYPEFACE_SIZES[typeface];
  return size === undefined ? texts.nothingToLoad : texts.loads({ size });
}
