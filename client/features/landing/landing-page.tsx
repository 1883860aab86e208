import { ButtonLink } from '../../controls/buttons/button-link.js';
import { landingTexts } from '../../texts/en/landing.js';
import { Carousel } from './examples/carousel.js';
import type { ClaimRefusals } from './claim/claim-refusals.js';
import { Hero } from './hero.js';
import type { LandingMarkup } from './landing-markup.js';
import answersStyles from './answers.module.css';
import inPlaceStyles from './in-place.module.css';
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

interface FinishedSectionProps {
  readonly className: string | undefined;
  /** The id of the section's heading. */
  readonly labelledBy: string;
  /** The rendered content, which only the server has. In the browser it is already in the document. */
  readonly markup: string | undefined;
}

/** A section that needs no script. The browser keeps the server's markup, and loads neither its code nor its texts. */
function FinishedSection({ className, labelledBy, markup = '' }: FinishedSectionProps) {
  return (
    <section className={className} aria-labelledby={labelledBy} dangerouslySetInnerHTML={{ __html: markup }} suppressHydrationWarning />
  );
}
