import { ButtonLink } from '../../controls/buttons/button-link.js';
import { landingTexts } from '../../texts/en/landing.js';
import answersStyles from './answers.module.css';
import { Carousel } from './examples/carousel.js';
import type { ClaimRefusals } from './claim/claim-refusals.js';
import { FinishedSection } from './finished-section.js';
import { Hero } from './hero.js';
import inPlaceStyles from './in-place.module.css';
import type { LandingMarkup } from './landing-markup.js';
import knowHowStyles from './know-how.module.css';
import styles from './landing-page.module.css';

interface LandingPageProps {
  /** The host of the site's address. */
  readonly host: string;
  /** Only the server has the markup. */
  readonly markup?: LandingMarkup | undefined;
  /** The linkname to fill in, which the user chose elsewhere. */
  readonly claimed: string | null;
  readonly refusals: ClaimRefusals;
  readonly onClaim: (linkname: string) => void;
}

/** The front page: what the product is, for whom it is, and answers to questions. */
export function LandingPage({ host, markup, ...claim }: LandingPageProps) {
  return (
    <main id="main">
      <Hero host={host} example={markup?.example} {...claim} />
      <FinishedSection className={knowHowStyles.section} labelledBy="know-how" markup={markup?.knowHow} />
      <FinishedSection className={inPlaceStyles.section} labelledBy="in-place" markup={markup?.inPlace} />
      <Carousel />
      <FinishedSection className={answersStyles.section} labelledBy="answers" markup={markup?.answers} />
      <section className={styles.begin}>
        <p>{landingTexts.begin}</p>
        {/* Signed-in users are redirected from there. */}
        <ButtonLink kind="ink" size="large" href="/login">
          {landingTexts.signUpNow}
        </ButtonLink>
      </section>
    </main>
  );
}
