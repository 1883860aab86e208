import { escapeMarkup } from '../../../../server/markup.rules.js';
import { contactTiles, isEmptyContact, type ContactTile } from '../../../../server/pages/tile-kinds/contact/contact-tile.rules.js';
import { vCard, vCardFileName } from '../../../../server/pages/tile-kinds/contact/v-card.rules.js';
import { publicDocumentTexts as texts } from '../../../texts/en/public-document.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { keepAddress, standIn } from '../../popup-script.js';
import { richText, type RichText } from '../../rich-text.js';
import textCss from '../../rich-text.css?inline';
import { TileButton } from '../../tile-button.js';
import { textScope, TileDialog } from '../../tile-dialog.js';
import dialogCss from '../../tile-dialog.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import { shownContactName } from './contact-tile-preview.js';

/** A button that opens the data in the same popup as a text, with a link to keep them as a file. */
export const contactTileView: TileKindView<ContactTile> = {
  styles: [dialogCss, textCss],
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
};

/** The data, and the link to keep them, as the content of a popup. */
export function contactText(tile: ContactTile, scope: string): RichText {
  const text = richText(contactTiles.toHtml(tile), scope);
  return { ...text, html: `${text.html}${keepLink(tile)}` };
}

/**
 * The file is in the address itself. So a page stays one document: it needs no second address that would have to move, to be hidden, to be
 * cached and to be exported together with the page, and it works from any web server.
 */
function keepLink(tile: ContactTile): string {
  const address = `data:text/vcard;charset=utf-8,${encodeURIComponent(vCard(tile))}`;
  const { tag, direction } = languageTexts;
  const attributes = Object.entries({ href: address, download: vCardFileName(tile), lang: tag, dir: direction });
  const written = attributes.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`).join('');
  return `<p><br></p><p><a${written}>${escapeMarkup(texts.keepContact)}</a></p>`;
}
