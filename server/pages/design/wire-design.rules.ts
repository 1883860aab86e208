import type { Color } from './color.rules.js';
import type { PageDesign, TileStyle } from './page-design.rules.js';
import type { SocialLinks } from './social-links.rules.js';
import { asTextTile } from '../tile-kinds/tile-kinds.rules.js';
import type { TextTile } from '../tile-kinds/text/text-tile.rules.js';

/** A colour in the format of older clients. */
export interface WireColor {
  readonly color: string;
  readonly alpha: number;
}

/** The five colours of a tile in the format of older clients. */
export interface WireTileColors {
  readonly text: WireColor;
  readonly button: WireColor;
  readonly hover: WireColor;
  readonly border: WireColor;
  readonly shadow: WireColor;
}

/** The design document of older clients (specification §3): one array for each property of a tile. */
export interface WireDesign {
  readonly titleColor: { readonly body: WireColor };
  readonly bodyBackgroundColor: { readonly body: WireColor };
  readonly buttonColors: readonly (readonly WireTileColors[])[];
  readonly borderRadius: readonly number[];
  readonly textThickness: readonly number[];
  readonly buttonNames: readonly string[];
  readonly showModal: readonly boolean[];
  readonly showPreviewModal: readonly boolean[];
  readonly showEditBtnModal: readonly boolean[];
  readonly editedText: string;
  readonly inputTextList: readonly string[];
  readonly socialLinksList: SocialLinks;
  readonly showEditLinksPickerModal: boolean;
  readonly showEditBgColorModal: boolean;
  readonly btnCount: number;
  readonly containerCount: number;
}

/** A design as older clients know it. */
export interface TextDesign extends PageDesign {
  readonly tiles: readonly TextTile[];
}

/** The design with text tiles only. A tile of another kind becomes one that says the same. */
export function inTexts(design: PageDesign): TextDesign {
  return { ...design, tiles: design.tiles.map(asTextTile) };
}

/**
 * The design in the format of older clients, with unchanged HTML. Every array has one entry for each tile, and all ten social kinds are
 * present.
 */
export function toWire(design: PageDesign): WireDesign {
  const { tiles } = inTexts(design);
  const closed = tiles.map(() => false);
  return {
    titleColor: { body: toWireColor(design.titleColor) },
    bodyBackgroundColor: { body: toWireColor(design.backgroundColor) },
    buttonColors: tiles.map(({ style }) => [toWireColors(style)]),
    borderRadius: tiles.map(({ style }) => style.radius),
    textThickness: tiles.map(({ style }) => style.thickness),
    buttonNames: tiles.map(({ name }) => name),
    showModal: closed,
    showPreviewModal: closed,
    showEditBtnModal: closed,
    editedText: design.title,
    inputTextList: tiles.map(({ html }) => html),
    socialLinksList: design.socialLinks,
    showEditLinksPickerModal: false,
    showEditBgColorModal: false,
    btnCount: tiles.length,
    containerCount: tiles.length,
  };
}

/** The older clients' name for a place of a design: `tiles.3.name` is `buttonNames.3`. */
export function wireFieldName(place: string): string {
  for (const [pattern, name] of WIRE_FIELD_NAMES) if (pattern.test(place)) return place.replace(pattern, name);
  return place;
}

const WIRE_FIELD_NAMES: readonly [RegExp, string][] = [
  [/^title$/, 'editedText'],
  [/^tiles\.(\d+)\.html$/, 'inputTextList.$1'],
  [/^tiles\.(\d+)(\.name)?$/, 'buttonNames.$1'],
  [/^tiles$/, 'buttonNames'],
  [/^socialLinks\./, 'socialLinksList.'],
];

function toWireColor({ hex, alpha }: Color): WireColor {
  return { color: hex, alpha };
}

function toWireColors({ text, button, hover, border, shadow }: TileStyle): WireTileColors {
  return {
    text: toWireColor(text),
    button: toWireColor(button),
    hover: toWireColor(hover),
    border: toWireColor(border),
    shadow: toWireColor(shadow),
  };
}
