import type { Site } from '../../api/site.js';
import { footerTexts } from '../../texts/en/landing.js';
import styles from './footer.module.css';
import { LanguageChoice } from './language-choice.js';
import { Logo } from './logo.js';

interface FooterProps {
  readonly site: Site;
  /**
   * The result of `followMarkup`, which only the server has. In the browser the links are already in the document, and no icons are loaded.
   */
  readonly follow: string | undefined;
}

/** The footer: the operator's profiles, e-mail address and policies. */
export function Footer({ site, follow = '' }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.wave} />
      <div className={styles.content}>
        <div>
          <Logo siteName={site.siteName} onNight />
          <p className={styles.lines}>
            {footerTexts.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
        <div className={styles.contacts}>
          <div>
            <h2 className={styles.heading}>{footerTexts.follow}</h2>
            <ul className={styles.follow} dangerouslySetInnerHTML={{ __html: follow }} suppressHydrationWarning />
          </div>
          <div>
            <h2 className={styles.heading}>{footerTexts.writeToUs}</h2>
            <a className={styles.email} href={`mailto:${site.supportEmail}`}>
              {site.supportEmail}
            </a>
          </div>
        </div>
        <LanguageChoice />
        <div className={styles.last}>
          <p>{footerTexts.copyright({ siteName: site.siteName })}</p>
          <nav className={styles.policies} aria-label={footerTexts.policies}>
            <a href="/policy">{footerTexts.privacyPolicy}</a>
            <a href="/tos">{footerTexts.termsOfService}</a>
            <a href="/developers">{footerTexts.developers}</a>
          </nav>
        </div>
      </div>
    </footer>
  );
}
