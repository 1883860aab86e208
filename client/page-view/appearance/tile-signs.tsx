import { useContext, type ReactNode } from 'react';
import type { TilePicture } from '../../../server/pages/tile-kinds/picture/tile-picture.rules.js';
import type { Tile } from '../../../server/pages/design/page-design.rules.js';
import { shownPicture } from '../tile-kinds/picture/shown-picture.js';
import { ResponsivePicture } from '../pictures/responsive-picture.js';
import { PlainName, TileNameContext, type TileNameProps } from '../tiles/tile-button.js';
import { EmblemDrawing } from './emblem-drawing.js';
import { Letter, tileLetter } from './letter.js';

/** The name of a tile with its second line, and before them its emblem, as far as it has them. */
export function FullName({ tile }: TileNameProps): ReactNode {
  if (tile.kind === 'picture' && shownPicture(tile.picture)) return <Caption tile={tile} />;
  const first = <PlainName tile={tile} />;
  const letter = tileLetter(tile);
  if (!tile.emblem && tile.secondLine === undefined && letter === null) return first;
  return (
    <>
      {letter === null ? <EmblemOf tile={tile} /> : <Letter letter={letter} place="emblem" />}
      <span className="words">
        {first}
        <SecondLine tile={tile} />
      </span>
    </>
  );
}

/** The words at the foot of a picture, which stands where an emblem would be. */
function Caption({ tile }: TileNameProps): ReactNode {
  return (
    <span className="name" dir="auto" lang="">
      {tile.name}
      <SecondLine tile={tile} />
    </span>
  );
}

/** The second line alone, for a tile whose name has another element; only on a page that is not plain. */
export function TileSecondLine({ tile }: { readonly tile: Tile }): ReactNode {
  return useContext(TileNameContext) === FullName && <SecondLine tile={tile} />;
}

function SecondLine({ tile: { secondLine } }: { readonly tile: Tile }): ReactNode {
  return (
    secondLine !== undefined && (
      <span className="second" dir="auto" lang="">
        {secondLine}
      </span>
    )
  );
}

/** The emblem says nothing that the words of the tile do not. */
function EmblemOf({ tile: { emblem } }: { readonly tile: Tile }): ReactNode {
  if (!emblem) return null;
  if (emblem.picture) return <PictureEmblem picture={emblem.picture} />;
  return (
    <span className={emblem.icon === undefined ? 'emblem' : 'emblem icon'} aria-hidden="true">
      {emblem.icon === undefined ? emblem.sign : <EmblemDrawing icon={emblem.icon} />}
    </span>
  );
}

/** The widest is that of a centred tile in a mosaic, on a wide page. */
function PictureEmblem({ picture }: { readonly picture: TilePicture }): ReactNode {
  const shown = shownPicture(picture);
  return (
    shown && (
      <span className="emblem pictured">
        <ResponsivePicture picture={shown} sizes="136px" alt="" />
      </span>
    )
  );
}
