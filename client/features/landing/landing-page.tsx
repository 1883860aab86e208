import { ButtonLink } from '../../controls/button-link.js';
import { landingTexts } from '../../texts/en/landing.js';
import { Answers } from './answers.js';
import { Hero } from './hero.js';
import { KnowHow } from './know-how.js';
import styles from './landing-page.module.css';

interface LandingPageProps {
  readonly siteName: string;
  /** The address people type, without its scheme. */
  readonly host: string;
  readonly supportEmail: string;
  /** Markup of the example page; only the server has it. */
  readonly example?: string | undefined;
  /** A linkname that somebody chose elsewhere, to begin with. */
  readonly claimed: string | null;
  readonly onClaim: (linkname: string) => void;
}

/** The front page: what it is, whom it is for, and plain answers. */
export function LandingPage({ siteName, host, supportEmail, example, claimed, onClaim }: LandingPageProps) {
  return (
    <main id="main">
      <Hero host={host} example={example} claimed={claimed} onClaim={onClaim} />
      <KnowHow />
      <Answers siteName={siteName} supportEmail={supportEmail} />
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
