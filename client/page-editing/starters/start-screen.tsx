import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import fish from '../../art/fish.svg';
import { DEFAULT_DESIGN, DESIGN_LIMITS, type PageDesign } from '../../../server/pages/design/page-design.rules.js';
import { Button } from '../../controls/buttons/button.js';
import { TextField } from '../../controls/fields/text-field.js';
import { useSelectedFirst } from '../../controls/fields/use-selected-first.js';
import type { PagePictures } from '../../page-view/pictures/page-pictures.js';
import { startTexts as texts } from '../../texts/en/starters.js';
import { StarterGallery } from './starter-gallery.js';
import type { Starter } from './starter.js';
import { startedFrom } from './starters.js';
import styles from './start-screen.module.css';

interface StartScreenProps {
  /** The page as it is now. */
  readonly design: PageDesign;
  readonly pictures?: PagePictures | undefined;
  readonly siteName: string;
  /** Fills the field for the title in; empty for nothing. */
  readonly title: string;
  /** The first lines: where the page is, and what else a new account has to know. */
  readonly address: ReactNode;
  /** The way for somebody who has a page elsewhere, if there is one. */
  readonly elsewhere?: ReactNode;
  readonly busy?: boolean;
  /** Called with the page of the starter. `starter` is null for a page without one. */
  readonly onStart: (design: PageDesign, starter: Starter | null) => void;
}

/** Begins a page: with a starter, chosen by what its creator does, or without one. */
export function StartScreen({ design, pictures, siteName, title: suggested, address, elsewhere, busy = false, onStart }: StartScreenProps) {
  const [title, setTitle] = useState(suggested);
  const selecting = useSelectedFirst(suggested);
  // A press starts at once, so only who chooses with the keyboard needs a button.
  const [chosen, choose] = useState<Starter | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const named = title.trim() === '' ? DEFAULT_DESIGN.title : title;
  const titled = useMemo(() => ({ ...design, title: named }), [design, named]);
  const isBlank = design.tiles.length === 0;
  const start = (starter: Starter) => onStart(startedFrom(starter, named, design), starter);
  return (
    <div className={styles.screen}>
      <section className={styles.words} aria-labelledby="start-from">
        <h2 ref={heading} id="start-from" tabIndex={-1} className={styles.heading}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.address}>{address}</div>
        <TextField
          {...selecting}
          label={texts.name}
          value={title}
          placeholder={DEFAULT_DESIGN.title}
          maxLength={DESIGN_LIMITS.titleLength}
          dir="auto"
          autoComplete="off"
          onChange={({ target }) => setTitle(target.value)}
        />
        {!isBlank && <p className={styles.note}>{texts.replaces}</p>}
        <div className={styles.buttons} data-bottom-bar="">
          {chosen && (
            <Button kind="ink" busy={busy} onClick={() => start(chosen)}>
              {chosen.start}
            </Button>
          )}
          {/* With tiles, the page stays as it is. */}
          <Button kind="line" onClick={() => onStart(isBlank ? titled : design, null)}>
            {isBlank ? texts.blank : texts.back}
          </Button>
        </div>
        {elsewhere}
        <p className={styles.note}>{texts.later}</p>
        <img src={fish} alt="" width="344" height="268" className={styles.art} />
      </section>
      <StarterGallery chosen={chosen} design={titled} pictures={pictures} siteName={siteName} onChoose={choose} onStart={start} />
    </div>
  );
}
