/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Where words are in their line. */
export type Alignment =
  /** In the middle. */
  | 'center'
  /** At the side where the text begins. */
  | 'start';

/** The same as `Color`. */
export type ColorInput = {
  /** From 0 to 1. The server changes a value outside of this range to its nearest limit. */
  alpha: number;
  /** `#rgb`, `#rrggbb` or `#rrggbbaa` (its alpha is multiplied with `alpha`). Any other text is refused: COLOR_INVALID. */
  hex: string;
};

/** What an emblem stands on. */
export type EmblemGround =
  /** A disc in the colour of the border. */
  | 'disc'
  /** Nothing. */
  | 'none';

/** What is behind a page. A wallpaper covers it. */
export type GroundKind =
  /** One plain colour. */
  | 'color'
  /** From the `backgroundColor` to the second colour. */
  | 'gradient'
  /** A drawn pattern. */
  | 'pattern';

/** A drawn pattern. */
export type GroundPattern =
  /** Painted tiles. */
  | 'azulejo'
  /** The joints of a wall. */
  | 'bricks'
  /** Dots in rows. */
  | 'dots'
  /** Lines as on squared paper. */
  | 'grid'
  /** Scales of a fish. */
  | 'scales'
  /** Stripes beside each other. */
  | 'stripes'
  /** Chips of stone, strewn. */
  | 'terrazzo'
  /** Small stones of a mosaic, in all colours. */
  | 'tesserae'
  /** Waves above each other. */
  | 'waves';

/** The same as `HeaderLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type HeaderLookInput = {
  /** Where they are in their line. */
  align?: Alignment | null | undefined;
  /** The line around the picture, in the colour of the title. */
  line?: PictureLine | null | undefined;
  /** The width of the picture on phones, 40 to 560 CSS pixels. */
  pictureSize?: number | null | undefined;
  /** Where the picture is. Wide pages that have the header beside the tiles show it above the title. */
  place?: PicturePlace | null | undefined;
  /** The shape of the picture. */
  shape?: PictureShape | null | undefined;
  /** Where they are on wide pages. */
  wide?: WideHeader | null | undefined;
  /** The same on wide pages. */
  widePictureSize?: number | null | undefined;
};

/** The same as `OwnLook`. */
export type KeepOwnLookInput = {
  /** The `theme` is not kept. */
  appearance: PageAppearanceInput;
  /** The colour behind the whole page. */
  backgroundColor: ColorInput;
  /** Null if the tile that matters most has the look of the others. */
  leadStyle?: TileStyleInput | null | undefined;
  /** 1 to 40 characters. Blanks at both ends are removed. */
  name: string;
  /** At most 12. */
  styles: Array<TileStyleInput>;
  /** The colour of the title. */
  titleColor: ColorInput;
};

/** How the tiles are arranged. */
export type LayoutKind =
  /** Two columns on wide pages. */
  | 'columns'
  /** One column. */
  | 'list'
  /** A mosaic, in which tiles take one cell or several. */
  | 'mosaic';

/** How far the tiles spread on wide pages: 560 px, 1,080 px, or to both edges. */
export type LayoutSpread =
  /** At most 1,080 px. */
  | 'broad'
  /** At most 560 px. */
  | 'column'
  /** To both edges. */
  | 'full';

/** The same as `PageAppearance`. What is missing is as in the plain look. */
export type PageAppearanceInput = {
  /** What is behind the page. Its first colour is the `backgroundColor`. */
  ground?: PageGroundInput | null | undefined;
  /** The picture, the title, the bio line and the icons. */
  header?: HeaderLookInput | null | undefined;
  /** How the tiles are arranged. */
  layout?: PageLayoutInput | null | undefined;
  /** A plate behind a part of the page. */
  panel?: PagePanelInput | null | undefined;
  /** The popup of a tile. */
  sheet?: SheetLookInput | null | undefined;
  /** At most 40 characters. */
  theme?: string | null | undefined;
  /** What all tiles have in common. */
  tiles?: TilesLookInput | null | undefined;
  /** The letters of the page. */
  type?: TypeLookInput | null | undefined;
  /** How a wallpaper is shown, if the page has one. */
  wallpaper?: WallpaperLookInput | null | undefined;
};

/** The same as `PageGround`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PageGroundInput = {
  /** The direction of a gradient in degrees, 0 to 360. 180 is from top to foot. */
  angle?: number | null | undefined;
  /** The colours of the pattern, 1 to 7. */
  colors?: Array<ColorInput> | null | undefined;
  /** The second colour of a gradient. */
  end?: ColorInput | null | undefined;
  /** A plain colour, a gradient or a pattern. */
  kind?: GroundKind | null | undefined;
  /** The pattern, if `kind` says so. */
  pattern?: GroundPattern | null | undefined;
  /** How strong the pattern is, in percent. */
  strength?: number | null | undefined;
};

/** The same as `PageLayout`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PageLayoutInput = {
  /** The space between tiles, 0 to 24 CSS pixels. */
  gap?: number | null | undefined;
  /** One column, two columns on wide pages, or a mosaic. */
  kind?: LayoutKind | null | undefined;
  /** The height of a row of the mosaic on phones, 0 to 400 CSS pixels; 0 for square cells. */
  row?: number | null | undefined;
  /** How far they spread on wide pages. */
  spread?: LayoutSpread | null | undefined;
  /** The same on wide pages. */
  wideRow?: number | null | undefined;
};

/** The same as `PagePanel`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type PagePanelInput = {
  /** Its colour. */
  color?: ColorInput | null | undefined;
  /** The colour of its line; transparent for none. */
  edge?: ColorInput | null | undefined;
  /** What is on it. */
  holds?: PanelPlace | null | undefined;
  /** Whether there is one. */
  kind?: PanelKind | null | undefined;
  /** 0 to 900 CSS pixels. */
  radius?: number | null | undefined;
};

/** A plate behind a part of a page. */
export type PanelKind =
  /** Half transparent; what is behind it is blurred. */
  | 'frosted'
  /** No panel. */
  | 'none'
  /** A plate in its colour. */
  | 'solid';

/** What is on the panel. */
export type PanelPlace =
  /** The picture, the title, the bio line and the icons. */
  | 'header'
  /** The whole page. */
  | 'page'
  /** The tiles. */
  | 'tiles';

/** The line around the profile picture. */
export type PictureLine =
  /** Two lines, with a space between them. */
  | 'double'
  /** No line. */
  | 'none'
  /** A fine line. */
  | 'soft';

/** Where the profile picture is: above the title, or at the start or the end of its line. */
export type PicturePlace =
  /** Above the title. */
  | 'above'
  /** Beside the title, where the text ends. */
  | 'end'
  /** Beside the title, where the text begins. */
  | 'start';

/** The shape of the profile picture. `tile` is as round as the first tile. */
export type PictureShape =
  /** Round above, straight below. */
  | 'arch'
  /** As wide as the page. */
  | 'banner'
  /** A circle. */
  | 'circle'
  /** A square with corners. */
  | 'square'
  /** A square, as round as the first tile. */
  | 'tile';

/** The same as `SheetLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type SheetLookInput = {
  /** The colour of links, list markers and bars. */
  accent?: ColorInput | null | undefined;
  /** The colour behind the text. */
  color?: ColorInput | null | undefined;
  /** 0 to 900 CSS pixels. */
  radius?: number | null | undefined;
};

/** What decorates the tiles. */
export type TileOrnament =
  /** A quarter of a flower in each corner. */
  | 'corners'
  /** A second line inside each tile. */
  | 'frame'
  /** Light around the tiles, in the colour of their border. */
  | 'halo'
  /** A stone before each tile. */
  | 'marker'
  /** Nothing. */
  | 'none'
  /** A number before each tile. */
  | 'numbers'
  /** Fine lines between the tiles. */
  | 'rules';

/** The same as `TileStyle`. */
export type TileStyleInput = {
  /** The colour of the button's border. */
  border: ColorInput;
  /** The colour of the button. */
  button: ColorInput;
  /** The button's colour while a pointer is over it. */
  hover: ColorInput;
  /** From 0 to 900. The server changes a value outside of this range to its nearest limit. */
  radius: number;
  /** The colour of the button's shadow. */
  shadow: ColorInput;
  /** How the button is made. */
  surface?: TileSurface;
  /** The colour of the button's text. */
  text: ColorInput;
  /** From 0 to 900. The server changes a value outside of this range to its nearest limit. */
  thickness: number;
};

/** How the button of a tile is made. `filled` has a soft shadow, as all tiles had before there was a choice. */
export type TileSurface =
  /** With corners that are cut off. */
  | 'cut'
  /** Its colour, with a soft shadow. */
  | 'filled'
  /** Half transparent; what is behind it is blurred. */
  | 'glass'
  /** With light on top and shade at the foot. */
  | 'glazed'
  /** With a shadow that has an edge. */
  | 'hard'
  /** Only a line around it. */
  | 'outline'
  /** Only a line below. */
  | 'underline';

/** The same as `TilesLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type TilesLookInput = {
  /** Where the words on a tile are. */
  align?: Alignment | null | undefined;
  /** The width of the line around a tile, 0 to 10 CSS pixels. */
  edge?: number | null | undefined;
  /** What an emblem stands on. A disc has the colour of the border. */
  emblem?: EmblemGround | null | undefined;
  /** What decorates them. */
  ornament?: TileOrnament | null | undefined;
  /** The colour of the ornament. */
  ornamentColor?: ColorInput | null | undefined;
};

/** An effect of the title's letters. */
export type TitleEffect =
  /** Light around the letters. */
  | 'glow'
  /** A second, shifted print. */
  | 'misprint'
  /** No effect. */
  | 'none';

/** The same as `TypeLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type TypeLookInput = {
  /** The colour of the bio line and the footer; transparent for that of the title. */
  color?: ColorInput | null | undefined;
  /** The effect of the title. */
  effect?: TitleEffect | null | undefined;
  /** The colour of the effect. */
  effectColor?: ColorInput | null | undefined;
  /** The typeface of the title: `system`, `system-serif`, `system-mono`, or the id of an open typeface, such as `eczar`. */
  heading?: string | null | undefined;
  /** Whether the title is italic. */
  isItalic?: boolean | null | undefined;
  /** Whether the title is in capitals. */
  isUpperCase?: boolean | null | undefined;
  /** The height of its lines, in hundredths of its size, at most 160; 0 for what suits the size. */
  leading?: number | null | undefined;
  /** The size of the names on tiles on phones, 12 to 60 CSS pixels. */
  nameSize?: number | null | undefined;
  /** The typeface of the names on tiles, and of headings. */
  names?: string | null | undefined;
  /** The typeface of the second lines on tiles. */
  secondLines?: string | null | undefined;
  /** The size of the title on phones, 16 to 320 CSS pixels. */
  size?: number | null | undefined;
  /** The space between its letters, -10 to 20 hundredths of an em. */
  spacing?: number | null | undefined;
  /** The typeface of everything else. */
  text?: string | null | undefined;
  /** The CSS font-weight of the title, 100 to 900. */
  weight?: number | null | undefined;
  /** The same on wide pages. */
  wideNameSize?: number | null | undefined;
  /** The size of the title on wide pages, 16 to 320 CSS pixels. */
  wideSize?: number | null | undefined;
};

/** The same as `WallpaperLook`. What is missing is as in the plain look, and a number beyond its limits becomes the nearer limit. */
export type WallpaperLookInput = {
  /** 0 to 24 CSS pixels. */
  blur?: number | null | undefined;
  /** How much the page's colour covers the picture, in percent. */
  dim?: number | null | undefined;
  /** The focal point, in percent of the width. It stays visible on every screen. */
  x?: number | null | undefined;
  /** The focal point, in percent of the height. */
  y?: number | null | undefined;
};

/** Where the header is on wide pages: beside the tiles, or above them. */
export type WideHeader =
  /** Above the tiles. */
  | 'above'
  /** Beside the tiles. */
  | 'beside';

export type DeleteOwnLookMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteOwnLookMutation = { deleteOwnLook: boolean };

export type KeepOwnLookMutationVariables = Exact<{
  input: KeepOwnLookInput;
}>;


export type KeepOwnLookMutation = { keepOwnLook: { id: string } };


export const DeleteOwnLookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteOwnLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteOwnLook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteOwnLookMutation, DeleteOwnLookMutationVariables>;
export const KeepOwnLookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepOwnLook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"KeepOwnLookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepOwnLook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<KeepOwnLookMutation, KeepOwnLookMutationVariables>;