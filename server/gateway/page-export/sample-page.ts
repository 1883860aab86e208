import type { ImageFormat, ImageName } from '../../media/image.js';
import type { Picture } from '../../media/picture.js';
import type { Linkname } from '../../pages/linknames/linkname.rules.js';
import { DEFAULT_DESIGN, newTile } from '../../pages/design/page-design.rules.js';
import { Page } from '../../pages/page.js';
import { SOCIAL_KINDS, type SocialLinks } from '../../pages/design/social-links.rules.js';

const LINK = 'https://example.org/';

const socialLinks = Object.fromEntries(SOCIAL_KINDS.map((kind) => [kind, `${LINK}${kind}`])) as SocialLinks;

/** A page with something of each kind. Its files change when those of other pages do. */
export const SAMPLE_PAGE = new Page({
  id: 'sample',
  accountId: 'sample',
  linkname: 'sample' as Linkname,
  version: 1,
  design: { ...DEFAULT_DESIGN, socialLinks, tiles: [newTile('A text', `<p>A <a href="${LINK}">link</a></p>`), newTile('A link', LINK)] },
  publishedAt: new Date(0),
  profilePicture: aPicture('a', 256, 256),
  wallpaper: aPicture('b', 1280, 720),
});

function aPicture(digit: string, width: number, height: number): Picture {
  const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpg'];
  const variants = formats.map((format) => ({ name: `${digit.repeat(64)}.${format}` as ImageName, format, width, height, bytes: 1 }));
  return { width, height, color: '#336699', variants };
}
