import type { ReactNode } from 'react';
import { embedOf, type EmbedTile } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { publicPageTexts as texts } from '../../../texts/en/public-page.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { TileName } from '../../tile-button.js';
import linkedTileCss from '../linked-tile.css?inline';
import type { TileKindPreview } from '../tile-kind-preview.js';
import embedCss from './embed-tile.css?inline';

export const embedTilePreview: TileKindPreview<EmbedTile> = {
  styles: [linkedTileCss, embedCss],
  preview(tile) {
    const provider = embedOf(tile.address)?.provider;
    return (
      <span className={`tile card ${provider?.shape ?? 'film'}`}>
        <CardFace tile={tile} provider={provider?.name} />
      </span>
    );
  },
};

/** What is on the card: a sign to play it, its name, and where it comes from. */
export function CardFace({ tile, provider }: { readonly tile: EmbedTile; readonly provider: string | undefined }): ReactNode {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4.5v15l12-7.5z" />
      </svg>
      {tile.name.trim() !== '' && <TileName tile={tile} />}
      {provider !== undefined && (
        <span className="from" lang={languageTexts.tag} dir={languageTexts.direction}>
          {texts.embedFrom({ provider })}
        </span>
      )}
    </>
  );
}
