import type { ReactNode } from 'react';
import type { HeadingTile } from '../../../../server/pages/tile-kinds/heading/heading-tile.rules.js';
import type { TileKindPreview } from '../tile-kind-preview.js';
import headingCss from './heading-tile.css?inline';

export const headingTilePreview: TileKindPreview<HeadingTile> = {
  styles: [headingCss],
  preview: ({ name }) => headed(name, 'p'),
};

/** A heading, or a gap if it has no text. */
export function headed(name: string, Tag: 'h2' | 'p'): ReactNode {
  if (name.trim() === '') return <hr className="gap" />;
  return (
    <Tag className="heading" dir="auto" lang="">
      {name}
    </Tag>
  );
}
