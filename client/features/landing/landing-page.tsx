import { ButtonLink } from '../../controls/button-link.js';
import { landingTexts } from '../../texts/en/landing.js';
import answersStyles from './answers.module.css';
import { Carousel } from './carousel.js';
import { FinishedSection } from './finished-section.js';
import { Hero } from './hero.js';
import inPlaceStyles from './in-place.module.css';
import type { LandingMarkup } from './landing-markup.js';
import { KnowHow } from './know-how.js';
import styles from './landing-page.module.css';

interface LandingPageProps {
  /** The address people type, without its scheme. */
  readonly host: string;
  /** Only the server has it. */
  readonly markup?: LandingMarkup | undefined;
  /** A linkname that somebody chose elsewhere, to begin with. */
  readonly claimed: string | null;
  readonly onClaim: (linkname: string) => void;
}

/** The front page: what it is, whom it is for, and plain answers. */
export function LandingPage({ host, markup, claimed, onClaim }: LandingPageProps) {
  return (
    <main id="main">
      <Hero host={host} example={markup?.example} claimed={claimed} onClaim={onClaim} />
      <KnowHow />
      <FinishedSection className={inPlaceStyles.section} labelledBy="in-place" markup={markup?.inPlace} />
      <Carousel />
      <FinishedSection className={answersStyles.section} labelledBy="answers" markup={markup?.answers} />
      <section className={styles.begin}>
        <p>{landingTexts.begin}</p>
        {/* Whoever is signed in is led on from there. */}
        <ButtonLink kind="ink" size="large" href="/login">
          {landingTexts.signUpNow}
        </ButtonLink>
      </section>
    </main>
  );
}
