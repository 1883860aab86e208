/** A square part of a picture, in pixels of the picture; always whole numbers. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The limits of the sides of the picture, in pixels. The minimum is also that of the crop (specification §5, §9). */
export const CROP_LIMITS = { least: 50, most: 500 } as const;

/** The part of a picture to use, and its size after scaling. */
export interface Fitted extends Size {
  readonly from: Point & Size;
}

/**
 * Scales both sides to at most 500 and at least 50 pixels. A picture that is more than ten times as long as wide cannot fulfil both; its
 * middle part is used.
 */
export function fitPicture(whole: Size): Fitted {
  const shrink = Math.min(1, CROP_LIMITS.most / Math.max(whole.width, whole.height));
  const scale = Math.max(shrink, CROP_LIMITS.least / Math.min(whole.width, whole.height));
  const width = Math.min(whole.width, CROP_LIMITS.most / scale);
  const height = Math.min(whole.height, CROP_LIMITS.most / scale);
  return {
    from: { x: (whole.width - width) / 2, y: (whole.height - height) / 2, width, height },
    width: within(width * scale, CROP_LIMITS.least, CROP_LIMITS.most),
    height: within(height * scale, CROP_LIMITS.least, CROP_LIMITS.most),
  };
}

/** The largest square in the middle. */
export function largestCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height);
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size };
}

/** Moves the crop within the edges of the picture. */
export function moveCrop({ x, y, size }: Crop, by: Point, picture: Size): Crop {
  return { x: within(x + by.x, 0, picture.width - size), y: within(y + by.y, 0, picture.height - size), size };
}

/** Moves the centre of the crop to a point of the picture. */
export function centreCrop(crop: Crop, middle: Point, picture: Size): Crop {
  return moveCrop({ ...crop, x: middle.x - crop.size / 2, y: middle.y - crop.size / 2 }, { x: 0, y: 0 }, picture);
}

/** Resizes the crop about its centre, which moves if an edge of the picture is in the way. */
export function growCrop({ x, y, size }: Crop, by: number, picture: Size): Crop {
  const grown = within(size + by, CROP_LIMITS.least, Math.min(picture.width, picture.height));
  const shift = (size - grown) / 2;
  return moveCrop({ x, y, size: grown }, { x: shift, y: shift }, picture);
}

/** A corner by its directions: 1 for right and bottom, -1 for left and top. */
export interface Corner {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}

/** Moves one corner; the opposite corner stays where it is. */
export function pullCorner({ x, y, size }: Crop, corner: Corner, by: Point, picture: Size): Crop {
  const room = (side: 1 | -1, start: number, length: number) => (side === 1 ? length - start : start + size);
  const most = Math.min(room(corner.x, x, picture.width), room(corner.y, y, picture.height));
  const pulled = within(size + Math.max(by.x * corner.x, by.y * corner.y), CROP_LIMITS.least, most);
  return { x: corner.x === 1 ? x : x + size - pulled, y: corner.y === 1 ? y : y + size - pulled, size: pulled };
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)));
}
