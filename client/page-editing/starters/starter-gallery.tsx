import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../server/pages/page-design.rules.js';
import { Quad } from '../../controls/quad.js';
import { useSeen } from '../../controls/use-seen.js';
import type { PagePictures } from '../../page-view/page-pictures.js';
import { PagePreview } from '../../page-view/page-preview.js';
import { startTexts as texts } from '../../texts/en/starters.js';
import type { Starter } from './starter.js';
import { STARTERS, startedFrom } from './starters.js';
import styles from './starter-gallery.module.css';

interface StarterGalleryProps {
  readonly chosen: Starter;
  /** The page that they are for, with the title that each miniature shows. */
  readonly design: PageDesign;
  readonly pictures: PagePictures | undefined;
  readonly siteName: string;
  readonly onChoose: (starter: Starter) => void;
  /** Called after a double press, or Enter, on a starter. */
  readonly onStart: (starter: Starter) => void;
}

/** All starters, each as a miniature of the page that it makes. The arrow keys move between them. */
export function StarterGallery({ chosen, design, onChoose, onStart, ...page }: StarterGalleryProps) {
  const group = useId();
  const shown = useDeferredValue(design);
  return (
    <fieldset className={styles.starters}>
      <legend className="visually-hidden">{texts.starters}</legend>
      {STARTERS.map((starter) => (
        <label key={starter.id} className={clsx(styles.card, starter === chosen && styles.chosen)} onDoubleClick={() => onStart(starter)}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            aria-label={starter.name}
            checked={starter === chosen}
            onChange={() => onChoose(starter)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onStart(starter);
            }}
          />
          <Miniature starter={starter} design={shown} {...page} />
          <span className={styles.words} aria-hidden="true">
            {starter === chosen && <Quad tone="gold" className={styles.quad} />}
            {starter.name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type MiniatureProps = Pick<StarterGalleryProps, 'design' | 'pictures' | 'siteName'> & { readonly starter: Starter };

/** The page of a starter. It is drawn when it comes near the window. */
function Miniature({ starter, design, pictures, siteName }: MiniatureProps) {
  const box = useRef<HTMLSpanElement>(null);
  const seen = useSeen(box);
  const page = useMemo(() => (seen ? startedFrom(starter, design.title, design) : null), [seen, starter, design]);
  return (
    <span ref={box} className={styles.miniature} aria-hidden="true" inert>
      <span className={styles.page}>{page && <PagePreview design={page} pictures={pictures} siteName={siteName} />}</span>
    </span>
  );
}
