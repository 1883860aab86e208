import { SOCIAL_KINDS, type SocialKind } from '../../server/pages/social-links.rules.js';
import type { Site } from '../api/site.js';
import { SOCIAL_PLACES } from '../page-view/social-icons.js';
import { footerTexts } from '../texts/en/landing.js';
import styles from './footer.module.css';
import { LanguageChoice } from './language-choice.js';
import { Logo } from './logo.js';

/** The foot of the front page: where to follow the people behind the site, and how to write to them. */
export function Footer({ site }: { readonly site: Site }) {
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
            <ul className={styles.follow}>
              {site.followLinks.map((link) => (
                <li key={link}>
                  <FollowLink link={link} />
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h2 className={styles.heading}>{footerTexts.writeToUs}</h2>
            <a className={styles.email} href={`mailto:${site.supportEmail}`}>
              {site.supportEmail}
            </a>
          </div>
        </div>
        <LanguageChoice />
        <p className={styles.copyright}>{footerTexts.copyright({ siteName: site.siteName })}</p>
      </div>
    </footer>
  );
}

function FollowLink({ link }: { readonly link: string }) {
  const host = new URL(link).host.replace(/^www\./, '');
  const kind = kindOf(host);
  const { label, path } = SOCIAL_PLACES[kind];
  return (
    <a href={link} rel="me noopener" aria-label={footerTexts.followOn({ place: kind === 'home' ? host : label })}>
      <svg viewBox="0 0 24 24" aria-hidden="true" data-drawn={kind === 'home'}>
        <path d={path} fillRule={kind === 'linkedin' ? 'evenodd' : undefined} />
      </svg>
    </a>
  );
}

function kindOf(host: string): SocialKind {
  if (host === 'x.com') return 'twitter';
  return SOCIAL_KINDS.find((kind) => host === `${kind}.com`) ?? 'home';
}
