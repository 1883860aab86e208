import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { ResponsivePicture } from '../../pictures/responsive-picture.js';
import { PreviewTile, TileName } from '../../tiles/tile-button.js';
import linkedTileCss from '../linked-tile.css?inline';
import type { TileKindPreview } from '../tile-kind-preview.js';
import pictureCss from './picture-tile.css?inline';
import { alternativeOf, placeholderOf, shownPicture } from './shown-picture.js';

export const pictureTilePreview: TileKindPreview<PictureTile> = {
  styles: [linkedTileCss, pictureCss],
  preview(tile) {
    const picture = shownPicture(tile.picture);
    if (!picture) return <PreviewTile tile={tile} />;
    return (
      <span className="tile picture">
        <ResponsivePicture picture={picture} sizes="560px" alt={alternativeOf(tile)} ground={placeholderOf(picture)} />
        {tile.name.trim() !== '' && <TileName tile={tile} />}
      </span>
    );
  },
};
