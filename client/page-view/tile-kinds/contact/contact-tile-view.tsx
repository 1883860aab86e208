import { escapeMarkup } from '../../../../server/markup.rules.js';
import {
  contactTiles,
  isEmptyContact,
  telephoneAddress,
  type ContactTile,
} from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { mailAddress } from '../../../../server/pages/tile-kinds/tile-address.rules.js';
import { vCard, vCardFileName } from '../../../../server/pages/tile-kinds/contact/v-card.rules.js';
import { publicDocumentTexts as texts } from '../../../texts/en/public-document.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { keepAddress, standIn } from '../../document/popup-script.js';
import { richText, type RichText } from '../../tiles/rich-text.js';
import textCss from '../../tiles/rich-text.css?inline';
import { TileButton } from '../../tiles/tile-button.js';
import { textScope, TileDialog, TileSheet } from '../../tiles/tile-dialog.js';
import dialogCss from '../../tiles/tile-dialog.css?inline';
import waysCss from './contact-ways.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import { shownContactName } from './contact-tile-preview.js';

/** A button that opens the data in the same popup as a text, with what can be done with them. */
export const contactTileView: TileKindView<ContactTile> = {
  styles: [dialogCss, textCss, waysCss],
  scripts: [standIn, keepAddress],
  view(tile, number) {
    if (isEmptyContact(tile.contact)) return { item: null };
    const name = shownContactName(tile);
    return {
      item: [
        <TileButton key="button" tile={{ ...tile, name }} number={number} />,
        <TileDialog key="popup" name={name} number={number} content={contactText(tile, textScope(number))} />,
      ],
    };
  },
  inside: (tile, number) => ({ content: <TileSheet number={number} content={contactText(tile, textScope(number))} /> }),
};

/** The data, and below them the ways to call, to write and to keep them, as the content of a popup. */
export function contactText(tile: ContactTile, scope: string): RichText {
  const text = richText(contactTiles.toHtml(tile), scope);
  return { ...text, html: text.html + ways(tile) };
}

/** The language of these words is known, other than that of the data. */
function ways(tile: ContactTile): string {
  const { telephone, mail } = tile.contact;
  const links = [
    telephone && way(texts.call, { href: telephoneAddress(telephone) }),
    mail && way(texts.write, { href: mailAddress(mail) }),
    way(texts.keepContact, { href: fileAddress(tile), download: vCardFileName(tile) }),
  ];
  const { tag, direction } = languageTexts;
  return `<p class="ways" lang="${tag}" dir="${direction}">${links.join('')}</p>`;
}

function way(label: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`);
  return `<a${written.join('')}>${escapeMarkup(label)}</a>`;
}

/**
 * The file is in the address itself. So a page stays one document: it needs no second address that would have to move, to be hidden, to be
 * cached and to be exported together with the page, and it works from any web server.
 */
function fileAddress(tile: ContactTile): string {
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(vCard(tile))}`;
}
