import { createElement, type ReactNode } from 'react';
import { appearanceParts } from '../appearance/appearance-parts.js';
import { FullName } from '../appearance/tile-signs.js';
import viewCss from '../page-view.css?inline';
import { PageView } from '../page-view.js';
import picturesCss from '../pictures/page-pictures.css?inline';
import { PREVIEW_STYLES, previewOf } from '../tile-kinds/tile-kind-previews.js';
import { NetworkIcons } from '../networks/network-icons.js';
import { TileNameContext } from '../tiles/tile-button.js';
import { coveredDesign } from '../visibility/covered-tile.js';
import { pageStyles } from './page-styles.js';
import type { PublicPageView } from './public-page-view.js';

/** A still picture of a page: its markup, and the style sheet in it that the Content-Security-Policy must allow. */
export interface PageMiniature {
  readonly element: ReactNode;
  readonly style: string;
}

/** A page as on a phone, in a shadow root, without links and scripts. The document around it gives it a box of that size, and scales it. */
export function pageMiniature(view: PublicPageView): PageMiniature {
  const design = coveredDesign(view.design);
  const parts = appearanceParts(design, view);
  const style = [
    ':host{display:block;block-size:100%;overflow:hidden;--page-height:100%}',
    ...[viewCss, picturesCss, PREVIEW_STYLES],
    pageStyles(design, view),
    parts?.css ?? '',
  ].join('');
  const tiles = design.tiles.map((tile, index) => previewOf(tile).preview(tile, { number: index + 1 }));
  const icons = (
    <>
      {parts?.bio}
      <NetworkIcons icons={design} />
    </>
  );
  const page = <PageView design={design} pictures={view} tiles={tiles} icons={icons} markup={parts?.markup} embedded />;
  const shadow = createElement(
    'template',
    { shadowrootmode: 'open' },
    <style dangerouslySetInnerHTML={{ __html: style }} />,
    parts ? <TileNameContext value={FullName}>{page}</TileNameContext> : page,
  );
  return { element: shadow, style };
}
