import { useId, useRef } from 'react';
import type { FaceId } from '../../../../server/pages/appearance/faces.rules.js';
import { useSeen } from '../../../controls/loading/use-seen.js';
import { bodyStack, faceCss, faceName, faceStack, faceWeights } from '../../../page-view/appearance/type/faces.js';
import { useDocumentStyles } from '../../../page-view/appearance/use-document-styles.js';
import { typeTexts as texts } from '../../../texts/en/design-panel.js';
import { ChoiceCard } from '../../style/choice-card.js';
import { FACE_SIZES } from './face-sizes.js';
import { weightFor } from './face-weight.js';
import styles from './face-cards.module.css';

interface FaceCardsProps {
  readonly label: string;
  /** The title of the page, in which each typeface is shown. */
  readonly title: string;
  readonly faces: readonly FaceId[];
  readonly chosen: FaceId;
  readonly onChoose: (face: FaceId) => void;
}

/** Typefaces, each set in itself, with what it adds to a page. */
export function FaceCards({ label, title, faces, chosen, onChoose }: FaceCardsProps) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.faces}>
      {faces.map((face) => (
        <ChoiceCard
          key={face}
          group={group}
          name={nameOf(face)}
          note={noteOf(face)}
          isChosen={face === chosen}
          onChoose={() => onChoose(face)}
          className={styles.card}
        >
          <Sample face={face} title={title} />
        </ChoiceCard>
      ))}
    </div>
  );
}

/** The typeface is loaded when its card comes near the window. */
function Sample({ face, title }: { readonly face: FaceId; readonly title: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const seen = useSeen(box);
  useDocumentStyles(seen ? faceCss([face], `${title} ${texts.sample}`) : '');
  return (
    <span ref={box} className={styles.sample}>
      <span className={styles.title} dir="auto" style={{ fontFamily: faceStack(face), fontWeight: weightFor(faceWeights(face), 650) }}>
        {title}
      </span>
      <span className={styles.text} style={{ fontFamily: bodyStack(face) }}>
        {texts.sample}
      </span>
    </span>
  );
}

function nameOf(face: FaceId): string {
  return face === 'system' || face === 'system-serif' || face === 'system-mono' ? texts.systemFaces[face] : faceName(face);
}

function noteOf(face: FaceId): string {
  const size = FACE_SIZES[face];
  return size === undefined ? texts.nothingToLoad : texts.loads({ size });
}
