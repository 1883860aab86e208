import { type ReactNode, useEffect, useState } from 'react';
import heroPhone from '../../art/hero-phone.svg';
import heroTablet from '../../art/hero-tablet.svg';
import hero from '../../art/hero.svg';
import pause from '../../art/icons/lucide/pause.svg?raw';
import { Icon, IconDrawing } from '../../controls/buttons/icon.js';
import { Link } from '../../controls/buttons/link-component.js';
import { useBrowserValue } from '../../shell/use-browser-value.js';
import { landingTexts } from '../../texts/en/landing.js';
import { ClaimForm } from './claim/claim-form.js';
import type { ClaimRefusals } from './claim/claim-refusals.js';
import { ExamplePage } from './examples/example-page.js';
import styles from './hero.module.css';

const HEADLINE_INTERVAL = { from: 7_000, to: 12_000 };
const SUBTEXT_INTERVAL = { from: 10_000, to: 15_000 };

interface HeroProps {
  readonly host: string;
  readonly example?: string | undefined;
  readonly claimed: string | null;
  readonly refusals: ClaimRefusals;
  readonly onClaim: (linkname: string) => void;
}

/** Says what the product is, in two alternating texts. Below are the claim form and, in the mosaic, an example page. */
export function Hero({ host, example, ...claim }: HeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Headlines>
          <ClaimForm host={host} {...claim} />
          <p className={styles.guestEditor}>
            <Link href="/guesteditor">{landingTexts.tryGuestEditor}</Link> {landingTexts.guestEditorLead}
          </p>
          <p className={styles.register}>
            {landingTexts.haveNoAccount} <Link href="/login">{landingTexts.registerHere}</Link>
          </p>
        </Headlines>
      </div>
      <div className={styles.mosaic}>
        <picture>
          <source media="(min-width: 1200px)" srcSet={hero} />
          <source media="(min-width: 680px)" srcSet={heroTablet} />
          <img className={styles.picture} src={heroPhone} alt="" fetchPriority="high" />
        </picture>
        <ExamplePage markup={example} className={styles.page} />
      </div>
    </section>
  );
}

/** The alternating texts, with `children` below them. The last line shows which text is current, and has the button that pauses. */
function Headlines({ children }: { readonly children: ReactNode }) {
  const { running, paused, setPaused, holding } = usePauses();
  const headline = useRotation(landingTexts.headlines.length, HEADLINE_INTERVAL, running);
  const subtext = useRotation(landingTexts.subtexts.length, SUBTEXT_INTERVAL, running);
  return (
    <>
      <div {...holding}>
        <h1 className={styles.headline}>
          <RotatingText texts={landingTexts.headlines} shown={headline} />
        </h1>
        <p className={styles.subtext}>
          <RotatingText texts={landingTexts.subtexts} shown={subtext} />
        </p>
        {children}
      </div>
      <div className={styles.turns}>
        {landingTexts.headlines.map((text, at) => (
          <span key={text} className={styles.turn} data-shown={at === headline} />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? landingTexts.resumeRotation : landingTexts.pauseRotation}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Icon name="play" /> : <IconDrawing svg={pause} />}
        </button>
      </div>
    </>
  );
}

/**
 * The texts do not change while the pointer or the focus is on them or on the form, while the user has paused them, and in a hidden tab.
 */
function usePauses() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [pausedByHand, setPaused] = useState<boolean>();
  const prefersStill = useBrowserValue(() => matchMedia('(prefers-reduced-motion: reduce)').matches, false);
  // With reduced motion the rotation starts paused, and the button can start it.
  const paused = pausedByHand ?? prefersStill;
  useEffect(() => {
    const follow = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  const holding = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { running: !pointed && !focused && !hidden && !paused, paused, setPaused, holding };
}

/** The limits of the random wait before the next text, in milliseconds. */
interface Interval {
  readonly from: number;
  readonly to: number;
}

interface RotatingTextProps {
  readonly texts: readonly string[];
  readonly shown: number;
}

/** The index of the shown text. It advances after random times while `running`. */
function useRotation(count: number, { from, to }: Interval, running: boolean): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), from + Math.random() * (to - from));
    return () => clearTimeout(timer);
  }, [shown, count, from, to, running]);
  return shown;
}

/** Texts that alternate in one place by fading. The place has the height of the longest text, so nothing below moves. */
function RotatingText({ texts, shown }: RotatingTextProps) {
  return (
    <span className={styles.place}>
      {texts.map((text, at) => (
        <span key={text} className={styles.text} data-shown={at === shown} aria-hidden={at !== shown}>
          {text}
        </span>
      ))}
    </span>
  );
}
