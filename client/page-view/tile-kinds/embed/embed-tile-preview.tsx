import type { ReactNode } from 'react';
import type { EmbedProvider } from '../../../../server/pages/tile-kinds/embed/embed-providers.rules.js';
import { embedOf, type EmbedTile } from '../../../../server/pages/tile-kinds/embed/embed-tile.rules.js';
import { publicPageTexts as texts } from '../../../texts/en/public-page.js';
import { languageTexts } from '../../../texts/en/shell.js';
import { TileName } from '../../tiles/tile-button.js';
import linkedTileCss from '../linked-tile.css?inline';
import type { TileKindPreview } from '../tile-kind-preview.js';
import embedCss from './embed-tile.css?inline';

export const embedTilePreview: TileKindPreview<EmbedTile> = {
  styles: [linkedTileCss, embedCss],
  preview(tile) {
    const provider = embedOf(tile.address)?.provider;
    return (
      <span className={`tile card ${shapeOf(provider)}`}>
        <EmbedCard tile={tile} provider={provider} />
      </span>
    );
  },
};

/** What is on the card: a sign to play it, its name, and where it comes from. A film has a drawing behind them, in the place of a picture. */
export function EmbedCard({ tile, provider }: { readonly tile: EmbedTile; readonly provider: EmbedProvider | undefined }): ReactNode {
  return (
    <>
      {shapeOf(provider) === 'film' && <span className="still" />}
      <svg className="play" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4.5v15l12-7.5z" />
      </svg>
      <span className="label">
        {tile.name.trim() !== '' && <TileName tile={tile} />}
        {provider && (
          <span className="from" lang={languageTexts.tag} dir={languageTexts.direction}>
            {texts.embedFrom({ provider: provider.name })}
          </span>
        )}
      </span>
    </>
  );
}

function shapeOf(provider: EmbedProvider | undefined): EmbedProvider['shape'] {
  return provider?.shape ?? 'film';
}
