import { parseColor } from '../../design/color.rules.js';
import { isObject } from '../../json-value.rules.js';

/** A picture that an account has uploaded for its tiles. */
export interface TilePicture {
  /** A UUID. It stays the same as long as the picture is kept. */
  readonly id: string;
  /** The width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** `#rrggbb`: shown until the picture is loaded. */
  readonly color: string;
  /** The largest first. Among files of one size, the smallest is first. Empty while only the id is known. */
  readonly variants: readonly TilePictureVariant[];
}

/** One file of a picture, at `/media/` and its name. */
export interface TilePictureVariant {
  readonly name: string;
  readonly format: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const FILE = /^[0-9a-f]{64}\.(avif|webp|jpg|png)$/;
/** More than any picture has. */
const MOST_VARIANTS = 24;
const LARGEST_SIDE = 20_000;

/** Parses a picture: the whole of it, or only its id, as clients send it. Undefined when it is neither. */
export function parseTilePicture(input: unknown): TilePicture | undefined {
  if (typeof input === 'string') return ID.test(input) ? pictureById(input.toLowerCase()) : undefined;
  if (!isObject(input) || typeof input.id !== 'string' || !ID.test(input.id)) return undefined;
  const { id, width, height, color } = input;
  const variants = parseVariants(input.variants);
  if (!variants || !isSide(width) || !isSide(height)) return undefined;
  return { id: id.toLowerCase(), width, height, color: parseColor(color, 1, { hex: UNKNOWN.color, alpha: 1 }).hex, variants };
}

/** How the id of a picture begins that waits on a device until its account may upload. A server gives no such id: its own begin with the time. */
export const WAITING_ID = '00000000-';

/** The id of a picture that waits, by its number among others. */
export function waitingPictureId(number: number): string {
  return `${WAITING_ID}0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** Whether an id is that of a picture that waits on a device. The device alone has its files. */
export function isWaitingPicture(id: string): boolean {
  return id.startsWith(WAITING_ID);
}

/** Whether an id is that of a picture that comes with the product. Those alone are of version 8: made of a name. */
export function isStarterPicture(id: string): boolean {
  return id.charAt(14) === '8';
}

/** A picture of which only the id is known. */
export function pictureById(id: string): TilePicture {
  return { id, ...UNKNOWN };
}

const UNKNOWN: Omit<TilePicture, 'id'> = { width: 0, height: 0, color: '#808080', variants: [] };

function parseVariants(input: unknown): TilePictureVariant[] | undefined {
  if (!Array.isArray(input) || input.length > MOST_VARIANTS) return undefined;
  const variants = input.map(parseVariant);
  return variants.every((variant) => variant !== undefined) ? variants : undefined;
}

function parseVariant(input: unknown): TilePictureVariant | undefined {
  if (!isObject(input) || typeof input.name !== 'string' || !isSide(input.width) || !isSide(input.height)) return undefined;
  const format = FILE.exec(input.name)?.[1];
  return format === undefined ? undefined : { name: input.name, format, width: input.width, height: input.height };
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LARGEST_SIDE;
}
