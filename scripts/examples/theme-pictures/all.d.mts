/** Draws an SVG. */
type Draw = () => string;

export interface ThemePictures {
  readonly portrait?: Draw;
  readonly wallpaper?: Draw;
  readonly tiles?: readonly Draw[];
  readonly emblems?: readonly Draw[];
}

export const themePictures: Readonly<Record<string, ThemePictures>>;
