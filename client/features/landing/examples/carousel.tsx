import arrowLeft from '../../../art/icons/lucide/arrow-left.svg?raw';
import arrowRight from '../../../art/icons/lucide/arrow-right.svg?raw';
import { IconButton } from '../../../controls/buttons/icon-button.js';
import { IconDrawing } from '../../../controls/buttons/icon.js';
import { landingTexts } from '../../../texts/en/landing.js';
import { useCarousel } from './use-carousel.js';
import styles from './carousel.module.css';

/** The size of a card in CSS pixels. The pictures have twice as many pixels, for high-density screens. */
const CARD = { width: 272, height: 520 };

/** Twelve example pages in a row, which can be scrolled without script. The script adds keys, arrows and a position. */
export function Carousel() {
  const { row, current, show, onKeyDown } = useCarousel(EXAMPLES.length);
  return (
    <section className={styles.band} aria-labelledby="shoulder">
      <div className={styles.head}>
        <h2 id="shoulder">{landingTexts.shoulderTitle}</h2>
        <p>{landingTexts.shoulderLead}</p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What scrolls by itself takes keys. */}
      <div ref={row} className={styles.row} role="region" aria-label={landingTexts.examplesLabel} tabIndex={0} onKeyDown={onKeyDown}>
        <ul className={styles.cards}>
          {EXAMPLES.map((example, at) => (
            <Card key={example.linkname} example={example} isCurrent={at === current} />
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <Arrow svg={arrowLeft} label={landingTexts.previousExample} isEnd={current === 0} onPress={() => show(current - 1)} />
        <Arrow
          svg={arrowRight}
          label={landingTexts.nextExample}
          isEnd={current === EXAMPLES.length - 1}
          onPress={() => show(current + 1)}
        />
        <Position current={current} />
      </div>
    </section>
  );
}

/** The card is no link, because an instance has the example pages only after `npm run demo`. */
function Card({ example: { who, what, avif, webp }, isCurrent }: { readonly example: Example; readonly isCurrent: boolean }) {
  return (
    <li className={styles.card} data-current={isCurrent}>
      <picture>
        <source type="image/avif" srcSet={avif} />
        <img {...CARD} className={styles.picture} src={webp} alt={`${who}, ${what}`} loading="lazy" decoding="async" />
      </picture>
      {/* The picture's alternative text says the same. */}
      <p className={styles.caption} aria-hidden="true">
        <b>{who}</b> {what}
      </p>
    </li>
  );
}

interface ArrowProps {
  readonly svg: string;
  readonly label: string;
  /** Whether there is no further card. The button stays focusable. */
  readonly isEnd: boolean;
  readonly onPress: () => void;
}

function Arrow({ svg, label, isEnd, onPress }: ArrowProps) {
  return (
    <IconButton
      icon={<IconDrawing svg={svg} isDirected />}
      label={label}
      className={styles.arrow}
      aria-disabled={isEnd}
      onClick={onPress}
    />
  );
}

function Position({ current }: { readonly current: number }) {
  const example = EXAMPLES[current];
  return (
    <div className={styles.position}>
      <span className={styles.quads} aria-hidden="true">
        {EXAMPLES.map(({ linkname }, at) => (
          <span key={linkname} className={styles.quad} data-current={at === current} />
        ))}
      </span>
      <p aria-live="polite">
        {landingTexts.examplePosition({ at: current + 1, of: EXAMPLES.length })}
        <span className="visually-hidden">{example && landingTexts.exampleShown(example)}</span>
      </p>
    </div>
  );
}

/** The screenshots of the example pages in two formats, made by `npm run examples`. */
const screenshots = import.meta.glob<string>('../../../art/examples/*.{avif,webp}', { eager: true, query: '?url', import: 'default' });

/** A page of the carousel. */
interface Example {
  readonly linkname: string;
  /** The owner of the page. */
  readonly who: string;
  readonly what: string;
  readonly avif: string;
  readonly webp: string;
}

/** The twelve example pages, in the order of the carousel. */
const EXAMPLES: readonly Example[] = Object.entries(landingTexts.examples).map(([linkname, words]) => ({
  linkname,
  ...words,
  avif: screenshotOf(linkname, 'avif'),
  webp: screenshotOf(linkname, 'webp'),
}));

function screenshotOf(linkname: string, format: string): string {
  const address = screenshots[`../../../art/examples/${linkname}.${format}`];
  if (address === undefined) throw new Error(`There is no screenshot of ${linkname}: npm run examples makes it.`);
  return address;
}
