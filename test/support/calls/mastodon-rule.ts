/*
 * How a server of Mastodon verifies a link of a profile, as its VerifyLinkService did in 2026: it reads the linked page, and looks for the address of the profile.
 */

/** More is not read. */
const MOST = 1024 * 1024;

/** Whether a page verifies the link of a profile. `profile`: the address of the profile as its server writes it, such as `https://mastodon.example/@ines`. */
export async function isVerifiedByMastodon(page: string, profile: string): Promise<boolean> {
  const answer = await fetch(page, { headers: { accept: 'text/html' } });
  const body = answer.status === 200 ? await answer.text() : '';
  if (body === '' || Buffer.byteLength(body) > MOST) return false;
  const links = meLinks(body);
  if (links.some((href) => href?.toLowerCase() === profile.toLowerCase())) return true;
  // Only the first one is asked, and what its redirect says must be the same to the letter.
  const [first] = links;
  if (!first) return false;
  const asked = await fetch(first, { method: 'HEAD', redirect: 'manual' }).catch(() => null);
  return asked?.headers.get('location') === profile;
}

/** The addresses of all `<a>` and `<link>` whose `rel` has the word `me`, as they are written. In our pages, each attribute is in double quotes. */
export function meLinks(html: string): (string | undefined)[] {
  return Array.from(html.matchAll(/<(?:a|link) ([^>]*)>/g), ([, attributes = '']) => attributes)
    .filter((attributes) => ` ${attributeOf(attributes, 'rel')?.trim().split(/\s+/).join(' ') ?? ''} `.includes(' me '))
    .map((attributes) => attributeOf(attributes, 'href'));
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1]?.replaceAll('&amp;', '&');
}
