import type { HeadingTile } from '../../../../server/pages/tile-kinds/heading/heading-tile.rules.js';
import type { TileKindView } from '../tile-kind-view.js';
import headingPrintCss from './heading-tile-print.css?inline';
import { headed, headingTilePreview } from './heading-tile-preview.js';

/**
 * A heading inside its list item, so that all tiles stay one list: a screen reader finds it among the headings of the page, and still says how
 * many entries there are. Without a name it is a gap, which is a break between two subjects.
 */
export const headingTileView: TileKindView<HeadingTile> = {
  styles: [...headingTilePreview.styles, headingPrintCss],
  scripts: [],
  view: ({ name }) => ({ item: headed(name, 'h2') }),
  inside: () => null,
};
