import type { ReactNode } from 'react';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { tileClass } from '../../page-styles.js';
import { ResponsivePicture } from '../../responsive-picture.js';
import { tileLetter } from '../../appearance/letter.js';
import { TileSecondLine } from '../../appearance/tile-signs.js';
import { TileName } from '../../tile-button.js';
import { linkOpens } from '../link-opens.js';
import linkedTilePrintCss from '../linked-tile-print.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import { pictureTilePreview } from './picture-tile-preview.js';
import picturePrintCss from './picture-tile-print.css?inline';
import { alternativeOf, placeholderOf, shownPicture } from './shown-picture.js';

/** The width of a tile in the layouts of a page, without its borders. */
const SIZES = '(min-width: 2800px) and (min-height: 1600px) 838px, (min-width: 600px) 558px, calc(100vw - 42px)';

/** Tiles up to this place may be on the first screen, so that their pictures are loaded at once. */
const FIRST_SCREEN = 3;

/** A picture and its caption. If it leads somewhere, both are the link. */
export const pictureTileView: TileKindView<PictureTile> = {
  styles: [...pictureTilePreview.styles, linkedTilePrintCss, picturePrintCss],
  scripts: [],
  view(tile, number, hasAppearance) {
    const { name, address } = tile;
    const picture = shownPicture(tile.picture);
    if (!picture) return { item: hasAppearance && tileLetter(tile) !== null ? <BlankTile tile={tile} number={number} /> : null };
    const ground = placeholderOf(picture);
    const image = <ResponsivePicture picture={picture} sizes={SIZES} alt={alternativeOf(tile)} lang="" lazy={number > FIRST_SCREEN} />;
    const isCaptioned = name.trim() !== '';
    const place = { className: 'tile picture', id: `tile-${number}` };
    return {
      ...(ground !== undefined && { css: `.${tileClass(number - 1)} img{background:${ground}}` }),
      item:
        address === '' ? (
          <figure {...place}>
            {image}
            {isCaptioned && (
              <figcaption className="name" dir="auto" lang="">
                {name}
                <TileSecondLine tile={tile} />
              </figcaption>
            )}
          </figure>
        ) : (
          <a {...place} href={address} {...linkOpens(address)}>
            {image}
            {isCaptioned && <TileName tile={tile} />}
          </a>
        ),
    };
  },
};

/** A tile whose picture is missing: its words beside their first letter. */
function BlankTile({ tile, number }: { readonly tile: PictureTile; readonly number: number }): ReactNode {
  const place = { className: 'tile', id: `tile-${number}` };
  const words = <TileName tile={tile} />;
  if (tile.address === '') return <div {...place}>{words}</div>;
  return (
    <a {...place} href={tile.address} {...linkOpens(tile.address)}>
      {words}
    </a>
  );
}
