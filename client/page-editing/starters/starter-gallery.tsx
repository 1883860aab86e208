import { useCallback, useDeferredValue, useId } from 'react';
import { clsx } from 'clsx';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { Quad } from '../../controls/buttons/quad.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { startTexts as texts } from '../../texts/en/starters.js';
import { Miniature } from '../../shell/page-miniature/miniature.js';
import card from '../../controls/fields/radio-card.module.css';
import type { Starter } from './starter.js';
import { STARTERS, startedFrom } from './starters.js';
import styles from './starter-gallery.module.css';

interface StarterGalleryProps {
  /** Null until one was chosen with the keyboard. */
  readonly chosen: Starter | null;
  /** The page that they are for, with the title that each miniature shows. */
  readonly design: PageDesign;
  readonly pictures: PagePictures | undefined;
  readonly siteName: string;
  readonly onChoose: (starter: Starter) => void;
  /** Called after a press, or Enter, on a starter. */
  readonly onStart: (starter: Starter) => void;
}

/** All starters, each as a miniature of the page that it makes. A press starts with one. The arrow keys move between them, and Enter starts. */
export function StarterGallery({ chosen, design, onChoose, onStart, ...page }: StarterGalleryProps) {
  const group = useId();
  const shown = useDeferredValue(design);
  function press(starter: Starter) {
    ignoreSecondPress();
    onStart(starter);
  }
  return (
    <fieldset className={styles.starters}>
      <legend className="visually-hidden">{texts.starters}</legend>
      {STARTERS.map((starter) => (
        <label key={starter.id} className={clsx(card.card, styles.card, starter === chosen && card.chosen)}>
          <input
            type="radio"
            className={card.radio}
            name={group}
            aria-label={starter.name}
            checked={starter === chosen}
            onChange={() => onChoose(starter)}
            // The arrow keys click, too, but press nothing.
            onClick={({ detail }) => detail === 1 && press(starter)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onStart(starter);
            }}
          />
          <StarterMiniature starter={starter} design={shown} {...page} />
          <span className={styles.words} aria-hidden="true">
            {starter === chosen && <Quad tone="gold" className={styles.quad} />}
            {starter.name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The second press of a double press would reach what comes in the place of the starters. */
function ignoreSecondPress(): void {
  const listening = new AbortController();
  function ignore(event: MouseEvent) {
    if (event.detail < 2) return listening.abort();
    event.preventDefault();
    event.stopPropagation();
  }
  const options = { capture: true, signal: listening.signal };
  window.addEventListener('click', ignore, options);
  window.addEventListener('dblclick', ignore, options);
}

interface SampleProps extends Pick<StarterGalleryProps, 'design' | 'pictures' | 'siteName'> {
  readonly starter: Starter;
}

/** The page of a starter. */
function StarterMiniature({ starter, ...page }: SampleProps) {
  const apply = useCallback((design: PageDesign) => startedFrom(starter, design.title, design), [starter]);
  return <Miniature {...page} apply={apply} className={clsx(card.sample, styles.miniature)} />;
}
