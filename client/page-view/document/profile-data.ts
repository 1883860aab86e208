import { scriptJson } from '../../../server/markup.rules.js';
import { plainFile } from '../pictures/picture-files.js';
import { pageName } from './page-summary.js';
import type { PublicPageView } from './public-page-view.js';
import { profileAddresses } from '../networks/shown-links.js';

/** The largest stored width of a profile picture. */
const PORTRAIT_WIDTH = 500;

/**
 * The owner of the page for search engines, in the vocabulary of schema.org, with the pages that are of this person for certain: JSON for a script element of the type `application/ld+json`.
 * The design of the view has only tiles that visitors see. No text in it can end that element or begin another one, and browsers do not execute it.
 */
export function profileData(view: PublicPageView): string {
  const portrait = view.profilePicture && plainFile(view.profilePicture, PORTRAIT_WIDTH);
  const links = profileAddresses(view.design);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: view.address,
    mainEntity: {
      '@type': 'Person',
      name: pageName(view),
      ...(portrait && { image: new URL(portrait.url, view.address).href }),
      ...(links.length > 0 && { sameAs: links }),
    },
  };
  return scriptJson(data);
}
