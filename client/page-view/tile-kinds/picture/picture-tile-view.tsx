import type { ReactNode } from 'react';
import { linkTarget } from '../../../../server/pages/tile-kinds/link/link-tile.rules.js';
import type { PictureTile } from '../../../../server/pages/tile-kinds/picture/picture-tile.rules.js';
import { publicDocumentTexts } from '../../../texts/en/public-document.js';
import { publicPageTexts } from '../../../texts/en/public-page.js';
import { tileClass } from '../../document/page-styles.js';
import { keepAddress, standIn } from '../../document/popup-script.js';
import type { Picture } from '../../pictures/page-pictures.js';
import { ResponsivePicture } from '../../pictures/responsive-picture.js';
import { tileLetter } from '../../appearance/letter.js';
import { TileSecondLine } from '../../appearance/tile-signs.js';
import { TileName } from '../../tiles/tile-button.js';
import { PopupFrame } from '../../tiles/tile-dialog.js';
import dialogCss from '../../tiles/tile-dialog.css?inline';
import { tileLink } from '../link-opens.js';
import linkedTilePrintCss from '../linked-tile-print.css?inline';
import type { TileKindView } from '../tile-kind-view.js';
import { pictureTilePreview } from './picture-tile-preview.js';
import largeCss from './picture-large.css?inline';
import picturePrintCss from './picture-tile-print.css?inline';
import { alternativeOf, placeholderOf, shownPicture } from './shown-picture.js';

/** The width of a tile in the layouts of a page, without its borders. */
const SIZES = '(min-width: 2800px) and (min-height: 1600px) 838px, (min-width: 600px) 558px, calc(100vw - 42px)';

/** Tiles up to this place may be on the first screen, so that their pictures are loaded at once. */
const FIRST_SCREEN = 3;

/** A picture and its caption. If it leads somewhere, both are the link. Otherwise a press opens the picture large, in the popup of the tile. */
export const pictureTileView: TileKindView<PictureTile> = {
  styles: [...pictureTilePreview.styles, dialogCss, largeCss, linkedTilePrintCss, picturePrintCss],
  scripts: [standIn, keepAddress],
  view(tile, number, hasAppearance) {
    const { name, address } = tile;
    const picture = shownPicture(tile.picture);
    if (!picture) return { item: hasAppearance && tileLetter(tile) !== null ? <BlankTile tile={tile} number={number} /> : null };
    const ground = placeholderOf(picture);
    const image = <ResponsivePicture picture={picture} sizes={SIZES} alt={alternativeOf(tile)} lang="" lazy={number > FIRST_SCREEN} />;
    const place = { className: 'tile picture', id: `tile-${number}` };
    const tileCss = `.${tileClass(number - 1)}`;
    const css = ground === undefined ? '' : `${tileCss} img{background:${ground}}`;
    if (address === '')
      return {
        css: css + ratioRule(picture, number),
        item: <OpeningPicture tile={tile} number={number} picture={picture} place={place} image={image} />,
      };
    return {
      css,
      item: (
        <a {...tileLink(tile, place.className, place.id)}>
          {image}
          {name.trim() !== '' && <TileName tile={tile} />}
        </a>
      ),
    };
  },
  inside({ picture: stored, alternative, address, isMe }, number) {
    const picture = shownPicture(stored);
    if (!picture) return address === '' ? null : { address, isMe };
    const image = <ResponsivePicture picture={picture} sizes="100vw" alt={alternative} lang="" lazy />;
    return {
      className: 'enlarged',
      css: ratioRule(picture, number),
      content:
        address === '' ? (
          image
        ) : (
          <a {...tileLink({ address, isMe })} aria-label={alternative === '' ? linkTarget(address) : undefined}>
            {image}
          </a>
        ),
    };
  },
};

/** A high picture is as wide as its height in the window allows. */
function ratioRule({ width, height }: Picture, number: number): string {
  return `.${tileClass(number - 1)} .popup img{--ratio:${Math.round((width / height) * 1000) / 1000}}`;
}

interface OpeningPictureProps {
  readonly tile: PictureTile;
  readonly number: number;
  readonly picture: Picture;
  readonly place: { readonly className: string; readonly id: string };
  readonly image: ReactNode;
}

function OpeningPicture({ tile, number, picture, place, image }: OpeningPictureProps): ReactNode {
  const name = tile.name.trim();
  return (
    <>
      <figure {...place}>
        {image}
        {name !== '' && (
          <figcaption className="name" dir="auto" lang="">
            {tile.name}
            <TileSecondLine tile={tile} />
          </figcaption>
        )}
        <LargeButton words={tile.alternative.trim() || name} number={number} />
      </figure>
      <PopupFrame name={name || tile.alternative} number={number} className="enlarged">
        <ResponsivePicture picture={picture} sizes="100vw" alt={tile.alternative} lang="" lazy />
      </PopupFrame>
    </>
  );
}

/** Covers the tile, and opens its popup without script, as the button of a text does. */
function LargeButton({ words, number }: { readonly words: string; readonly number: number }): ReactNode {
  const popup = `popup-${number}`;
  const opens = { commandfor: popup, command: 'show-modal' };
  return (
    <button
      type="button"
      className="enlarge"
      aria-haspopup="dialog"
      aria-label={publicDocumentTexts.enlarge({ name: words || publicPageTexts.unnamedTile({ number }) })}
      popoverTarget={popup}
      {...opens}
    />
  );
}

/** A tile whose picture is missing: its words beside their first letter. */
function BlankTile({ tile, number }: { readonly tile: PictureTile; readonly number: number }): ReactNode {
  const place = { className: 'tile', id: `tile-${number}` };
  const words = <TileName tile={tile} />;
  if (tile.address === '') return <div {...place}>{words}</div>;
  return <a {...tileLink(tile, place.className, place.id)}>{words}</a>;
}
