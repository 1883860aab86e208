import { renderToStaticMarkup } from 'react-dom/server';
import { SOCIAL_KINDS, type SocialKind } from '../../server/pages/design/social-links.rules.js';
import type { Site } from '../api/site.js';
import { networkName } from '../page-view/networks/network-names.js';
import { NETWORK_MARKS } from '../page-view/networks/network-marks.js';
import { footerTexts } from '../texts/en/landing.js';

/** The links to the operator's profiles in the footer. Only the server renders them. */
export function followMarkup({ followLinks }: Pick<Site, 'followLinks'>): string {
  return renderToStaticMarkup(
    followLinks.map((link) => (
      <li key={link}>
        <FollowLink link={link} />
      </li>
    )),
  );
}

function FollowLink({ link }: { readonly link: string }) {
  const host = new URL(link).host.replace(/^www\./, '');
  const kind = kindOf(host);
  return (
    <a href={link} rel="me noopener" aria-label={footerTexts.followOn({ place: kind === 'home' ? host : networkName(kind) })}>
      <svg viewBox="0 0 24 24" aria-hidden="true" data-drawn={kind === 'home'}>
        <path d={NETWORK_MARKS[kind]} fillRule={kind === 'linkedin' ? 'evenodd' : undefined} />
      </svg>
    </a>
  );
}

function kindOf(host: string): SocialKind {
  if (host === 'x.com') return 'twitter';
  return SOCIAL_KINDS.find((kind) => host === `${kind}.com`) ?? 'home';
}
