import { renderToStaticMarkup } from 'react-dom/server';
import { PageFoot } from '../../page-view/page-foot.js';
import { pageStyles } from '../../page-view/page-styles.js';
import viewCss from '../../page-view/page-view.css?inline';
import { PageView } from '../../page-view/page-view.js';
import { PreviewTile } from '../../page-view/tile-button.js';
import { EXAMPLE_DESIGN } from './example-design.js';

/** The style sheet of the example page. The Content-Security-Policy allows it by its hash. */
export const EXAMPLE_PAGE_STYLE = `:host{display:block;block-size:100%;--page-height:100%}${viewCss}${pageStyles(EXAMPLE_DESIGN)}`;

/** The example page in a shadow root, so that its styles and those around it do not affect each other. */
export function examplePageMarkup(siteName: string): string {
  const tiles = EXAMPLE_DESIGN.tiles.map(({ name }) => <PreviewTile key={name} name={name} />);
  const page = renderToStaticMarkup(<PageView design={EXAMPLE_DESIGN} tiles={tiles} foot={<PageFoot siteName={siteName} />} embedded />);
  return `<template shadowrootmode="open"><style>${EXAMPLE_PAGE_STYLE}</style>${page}</template>`;
}
