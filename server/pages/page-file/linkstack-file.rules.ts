import type { PageDesign, Tile } from '../design/page-design.rules.js';
import { networkLinksOf } from '../networks/network-links.rules.js';
import type { Contact } from '../tile-kinds/contact/contact-tile.rules.js';
import { replacePictures } from '../tile-kinds/text/text-pictures.rules.js';
import { asTextTile, hasBlankContent } from '../tile-kinds/tile-kinds.rules.js';
import { linkTarget } from '../tile-kinds/link/link-tile.rules.js';

/** A button, as LinkStack exports and imports it. What it is, its number says, and in newer versions its type. */
interface LinkStackButton {
  readonly button_id: string;
  readonly type: string;
  readonly title: string;
  readonly link: string;
  readonly order: number;
}

/** What LinkStack imports. */
export interface LinkStackFile {
  readonly name: string;
  readonly littlelink_name: string;
  readonly littlelink_description: string;
  readonly links: readonly LinkStackButton[];
}

type Button = Omit<LinkStackButton, 'order'>;

/**
 * What of a page LinkStack can express: its title and line, its icons, and of its tiles the headings, links, texts and contacts that everybody always sees. Pictures are not in it, nor the
 * look; a tile of another kind becomes the text that says the same.
 */
export function linkStackFileOf(linkname: string | null, design: PageDesign): LinkStackFile {
  const icons = networkLinksOf(design).map(({ network, address, label }) => buttonOf('94', 'icon', label ?? network, address));
  const tiles = design.tiles.filter(isForEverybody).flatMap(buttonOfTile);
  return {
    name: design.title,
    littlelink_name: linkname ?? '',
    littlelink_description: design.bio ?? '',
    links: [...icons, ...tiles].map((button, order) => ({ ...button, order })),
  };
}

/** It has neither warnings nor times, and nothing there is hidden. */
function isForEverybody({ visibility }: Tile): boolean {
  return visibility === undefined;
}

function buttonOfTile(tile: Tile): Button[] {
  if (tile.kind === 'heading') return [buttonOf('42', 'heading', tile.name)];
  if (tile.kind === 'contact') return [buttonOf('96', 'vcard', tile.name, JSON.stringify(vCardFields(tile.contact)))];
  if ('address' in tile && tile.address !== '') return [buttonOfLink(tile.name, tile.address)];
  if (tile.kind === 'picture' || hasBlankContent(tile)) return [];
  const html = replacePictures(asTextTile(tile).html, () => null);
  return html === '' ? [] : [buttonOf('93', 'text', html)];
}

function buttonOfLink(name: string, address: string): Button {
  if (address.startsWith('mailto:')) return buttonOf('6', 'email', name, address);
  if (address.startsWith('tel:')) return buttonOf('44', 'telephone', name, address);
  return buttonOf('1', 'link', name || linkTarget(address), address);
}

function buttonOf(button_id: string, type: string, title: string, link = ''): Button {
  return { button_id, type, title, link };
}

/** LinkStack has a field for each line of an address; one street may have all of them. */
function vCardFields({ name, telephone, mail, address }: Contact): object {
  return { first_name: name, cell_phone: telephone, email: mail, home_street: address };
}
