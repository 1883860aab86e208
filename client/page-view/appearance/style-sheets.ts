import type { Appearance, Ornament } from '../../../server/pages/appearance/appearance.rules.js';
import type { PageDesign } from '../../../server/pages/design/page-design.rules.js';
import type { Surface } from '../../../server/pages/design/tile-style.rules.js';
import type { PagePictures } from '../pictures/page-pictures.js';
import picturesCss from '../pictures/page-pictures.css?inline';
import { isHeavy } from './appearance-properties.js';
import aboveCss from './styles/above.css?inline';
import bannerCss from './styles/banner.css?inline';
import bioCss from './styles/bio.css?inline';
import cardCss from './styles/card.css?inline';
import columnsCss from './styles/columns.css?inline';
import dressedCss from './dressed.css?inline';
import effectsCss from './styles/effects.css?inline';
import fullCss from './styles/full.css?inline';
import heavyCss from './styles/heavy.css?inline';
import letterCss from './letter.css?inline';
import { pageLetter, tileLetter } from './letter.js';
import mosaicCss from './mosaic/mosaic.css?inline';
import cornersCss from './ornaments/corners.css?inline';
import frameCss from './ornaments/frame.css?inline';
import haloCss from './ornaments/halo.css?inline';
import markerCss from './ornaments/marker.css?inline';
import numbersCss from './ornaments/numbers.css?inline';
import rulesCss from './ornaments/rules.css?inline';
import panelPageCss from './styles/panel-page.css?inline';
import panelCss from './styles/panel.css?inline';
import pictureCss from './styles/picture.css?inline';
import sheetCss from './styles/sheet.css?inline';
import cutCss from './surfaces/cut.css?inline';
import glassCss from './surfaces/glass.css?inline';
import glazedCss from './surfaces/glazed.css?inline';
import hardCss from './surfaces/hard.css?inline';
import outlineCss from './surfaces/outline.css?inline';
import underlineCss from './surfaces/underline.css?inline';
import wallpaperCss from './styles/wallpaper.css?inline';
import wordsCss from './styles/words.css?inline';

const SURFACES: Readonly<Record<Exclude<Surface, 'filled'>, string>> = {
  outline: outlineCss,
  hard: hardCss,
  underline: underlineCss,
  cut: cutCss,
  glazed: glazedCss,
  glass: glassCss,
};

const ORNAMENTS: Readonly<Record<Exclude<Ornament, 'none'>, string>> = {
  marker: markerCss,
  corners: cornersCss,
  numbers: numbersCss,
  rules: rulesCss,
  frame: frameCss,
  halo: haloCss,
};

/** The style sheets that a design uses, and no others. A later one wins over an earlier one. */
export function styleSheets(design: PageDesign, pictures: PagePictures): string[] {
  const { appearance, bio, tiles } = design;
  const [letter, isBlank] = [pageLetter(design, pictures), tiles.some((tile) => tileLetter(tile) !== null)];
  return [
    ...used([picturesCss, letter !== null && !pictures.wallpaper], [dressedCss, appearance]),
    ...used([wordsCss, isBlank || tiles.some(({ secondLine, emblem }) => (secondLine ?? emblem) !== undefined)], [bioCss, bio]),
    ...(appearance ? appearanceSheets(appearance, pictures, letter !== null) : []),
    ...used([letterCss, letter !== null || isBlank]),
    ...surfaceSheets(design),
    ...(appearance ? detailSheets(appearance, design) : []),
  ];
}

/** The style sheets of which the second value is present. */
function used(...sheets: readonly (readonly [css: string, isUsed: unknown])[]): string[] {
  return sheets.flatMap(([css, isUsed]) => (isUsed === undefined || isUsed === null || isUsed === false ? [] : [css]));
}

function appearanceSheets({ header, layout, panel, type }: Appearance, pictures: PagePictures, hasLetter: boolean): string[] {
  const { profilePicture, wallpaper } = pictures;
  const hasPortrait = profilePicture !== null || hasLetter;
  const isPaneled = panel.kind !== 'none';
  return used(
    [aboveCss, header.wide === 'above'],
    [pictureCss, hasPortrait],
    [bannerCss, hasPortrait && header.shape === 'banner'],
    [wallpaperCss, wallpaper],
    [columnsCss, layout.kind === 'columns'],
    [mosaicCss, layout.kind === 'mosaic'],
    [fullCss, layout.spread === 'full'],
    [panelPageCss, isPaneled && panel.holds === 'page'],
    [panelCss, isPaneled && panel.holds !== 'page'],
    [heavyCss, isHeavy(type)],
    [effectsCss, type.effect !== 'none'],
  );
}

function surfaceSheets({ tiles }: PageDesign): string[] {
  const surfaces = new Set<string | undefined>(tiles.map(({ style }) => style.surface));
  return Object.entries(SURFACES).flatMap(([surface, css]) => (surfaces.has(surface) ? [css] : []));
}

function detailSheets({ tiles: { ornament } }: Appearance, { tiles }: PageDesign): string[] {
  const kinds = new Set(tiles.map(({ kind }) => kind));
  return [
    ...(ornament === 'none' ? [] : [ORNAMENTS[ornament]]),
    ...used([cardCss, kinds.has('embed')], [sheetCss, kinds.has('text') || kinds.has('contact')]),
  ];
}
