import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { iconsOf } from '../../../server/pages/networks/network-links.rules.js';
import type { TileVisibility } from '../../../server/pages/design/visibility.rules.js';
import { aContact, aHeading, aLink, anEmbed } from './mixed-design.js';
import { aTile } from './page-design.js';

/** What is in each of the secret tiles, and in no digest. */
export const SECRET = /secret|990990990/i;

/** Icons that lead to secrets. */
export const secretIcons = iconsOf([
  { network: 'mastodon', address: 'https://secret-social.example/@ada', label: 'secret-label' },
  { network: 'home', address: 'https://secret-home.example/' },
]);

/** A tile of each kind that can have the visibility, in which every word is a secret. A heading has no password. `name`: what their buttons say instead. */
export function secretTiles(visibility: TileVisibility, name?: string): Tile[] {
  const extras = { secondLine: 'secret-line', visibility };
  const tiles = [
    aTile({ name: 'secret-text', html: '<p>secret-words</p>', ...extras }),
    aLink({ name: 'secret-link', address: 'https://secret-host.example/', ...extras }),
    ...(visibility.who === 'password' ? [] : [{ ...aHeading('secret-heading'), visibility }]),
    anEmbed({ name: 'secret-film', address: 'https://www.youtube.com/watch?v=secretFilm1', ...extras }),
    aContact({
      name: 'secret-card',
      contact: { name: 'secret-name', telephone: '+39990990990', mail: 'secret@mail.example', address: 'secret-street' },
      ...extras,
    }),
  ];
  return name === undefined ? tiles : tiles.map((tile) => ({ ...tile, name }));
}
