import house from '../../art/icons/lucide/house.svg?raw';
import discord from '../../art/icons/simple-icons/discord.svg?raw';
import facebook from '../../art/icons/simple-icons/facebook.svg?raw';
import instagram from '../../art/icons/simple-icons/instagram.svg?raw';
import reddit from '../../art/icons/simple-icons/reddit.svg?raw';
import tiktok from '../../art/icons/simple-icons/tiktok.svg?raw';
import x from '../../art/icons/simple-icons/x.svg?raw';
import youtube from '../../art/icons/simple-icons/youtube.svg?raw';
import type { ReactNode } from 'react';
import { publicPageTexts as texts } from '../../texts/en/public-page.js';
import type { SocialKind, SocialLinks } from '../../../server/pages/design/social-links.rules.js';
import { shownLinks } from './shown-links.js';

// Simple Icons has no logo of LinkedIn, so these letters on a plate were drawn for this page.
const LETTERS_ON_A_PLATE =
  'M2 0h20a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2zM5.4 3.4a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z' +
  'M3.6 9.2v11.2h3.6V9.2zM9.5 9.2v11.2h3.6v-5.7c0-1.5.7-2.5 2-2.5s1.8.9 1.8 2.6v5.6h3.6v-6.6c0-3-1.6-4.6-4-4.6-1.6 0-2.8.7-3.4 1.8V9.2z';

// Simple Icons has Medium's old logo, whose letter has serifs thinner than a pixel and looks cut off at this size. These are the ovals of
// the present one, drawn for this page.
const THREE_OVALS =
  'M0 12a6.8 6.8 0 0 1 13.6 0A6.8 6.8 0 0 1 0 12zm14.2 0a3.4 6.4 0 0 1 6.8 0 3.4 6.4 0 0 1-6.8 0z' +
  'm7.4 0a1.2 5.8 0 0 1 2.4 0 1.2 5.8 0 0 1-2.4 0z';

/** The name of each kind, and its logo as one path of a 24 by 24 drawing. */
export const SOCIAL_PLACES: Readonly<Record<SocialKind, { readonly label: string; readonly path: string }>> = {
  home: { label: texts.website, path: pathsOf(house) },
  twitter: { label: 'Twitter', path: pathsOf(x) },
  instagram: { label: 'Instagram', path: pathsOf(instagram) },
  facebook: { label: 'Facebook', path: pathsOf(facebook) },
  youtube: { label: 'YouTube', path: pathsOf(youtube) },
  reddit: { label: 'Reddit', path: pathsOf(reddit) },
  tiktok: { label: 'TikTok', path: pathsOf(tiktok) },
  linkedin: { label: 'LinkedIn', path: LETTERS_ON_A_PLATE },
  medium: { label: 'Medium', path: THREE_OVALS },
  discord: { label: 'Discord', path: pathsOf(discord) },
};

/** One icon for each link that is not empty, in the order of the kinds; nothing when there is none. */
export function SocialIcons({ links }: { readonly links: SocialLinks }): ReactNode {
  const shown = shownLinks(links);
  if (shown.length === 0) return null;
  return (
    <ul className="links">
      {shown.map(({ kind, address }) => (
        <li key={kind}>
          <a href={address} target="_blank" rel="me noopener noreferrer nofollow ugc" aria-label={SOCIAL_PLACES[kind].label}>
            <SocialMark kind={kind} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The logo of a kind in the current text colour; `drawn` marks a logo of lines instead of a filled shape. */
export function SocialMark({ kind }: { readonly kind: SocialKind }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={kind === 'home' ? 'drawn' : undefined}>
      <path d={SOCIAL_PLACES[kind].path} fillRule={kind === 'linkedin' ? 'evenodd' : undefined} />
    </svg>
  );
}

/** The outline of a drawing that consists of paths, as one path. */
function pathsOf(svg: string): string {
  return Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d]) => d).join('');
}
