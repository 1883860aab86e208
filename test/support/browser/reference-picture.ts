import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page, PageScreenshotOptions } from 'playwright-core';
import sharp from 'sharp';

/** The tolerance for colours, from 0 to 1. The reference has a smaller palette. */
const TOLERANCE = 0.1;
/** How many pixels may differ more: another CPU may round the edges of shapes differently. An icon has a hundred pixels. */
const ALLOWED_PIXELS = 15;
/** The same inside of uploaded pictures, whose encoder does not always make the same bytes. A portrait has 20,000 pixels. */
const ALLOWED_IN_PICTURES = 150;
/** Wider pictures are stored and compared at half their size. */
const WIDEST = 2000;

/** Why pictures cannot be compared in this run; undefined if they can. */
export function whyNotComparable(): string | undefined {
  const { hasOwnFonts } = JSON.parse(process.env.TEST_BROWSER ?? '{}') as { hasOwnFonts?: boolean };
  return hasOwnFonts ? undefined : 'this browser draws with fonts of the machine';
}

/** The path of a reference, and the part of the window that is compared with it. */
export interface Reference {
  /** Without the suffix `.png`. */
  readonly path: string;
  /** In CSS pixels. The default is the whole window. */
  readonly clip?: PageScreenshotOptions['clip'];
}

/**
 * Describes the difference between the page and the reference picture. Null if a person would see none. If `UPDATE_REFERENCES` is set, the
 * page becomes the reference. If `TEST_SCREENSHOTS` names a folder, the screenshot and a picture of the differences are written there.
 */
export async function differenceFrom({ path, clip }: Reference, page: Page): Promise<string | null> {
  await atRest(page);
  const look = async () => sized(await page.screenshot({ animations: 'disabled', caret: 'initial', ...(clip && { clip }) }));
  const file = `${path}.png`;
  if (process.env.UPDATE_REFERENCES) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await ofFewColors(await look()));
    return null;
  }
  if (!existsSync(file)) return `${file} is missing: UPDATE_REFERENCES=1 makes it.`;
  const reference = await sized(readFileSync(file));
  return compareAtRest(path, look, { ...reference, pictures: await placesOfPictures(page, reference.width, clip) });
}

/** The browser may still be painting. So a difference counts only if the next screenshot is the same. */
async function compareAtRest(path: string, look: () => Promise<Pixels>, reference: ReferencePixels): Promise<string | null> {
  let seen = await look();
  for (;;) {
    const difference = compare(seen, reference);
    const next = difference && (await look());
    if (next && !next.data.equals(seen.data)) {
      seen = next;
      continue;
    }
    await keepForPeople(path, seen);
    if (!difference) return null;
    await keepForPeople(`${path}-differs`, difference.picture);
    return `${path}.png ${difference.reason}. TEST_SCREENSHOTS=<folder> keeps what was seen; UPDATE_REFERENCES=1 makes it the reference.`;
  }
}

/** Waits until fonts are loaded and pictures are decoded. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode()));
  });
}

/** Where the page shows uploaded pictures, in pixels of the reference. */
async function placesOfPictures(page: Page, width: number, clip: Reference['clip']): Promise<Place[]> {
  const { x, y } = clip ?? { x: 0, y: 0 };
  const scale = width / (clip?.width ?? page.viewportSize()?.width ?? width);
  const places = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => {
        const { left, top, right, bottom } = image.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
  );
  return places.map(({ left, top, right, bottom }) => ({
    left: (left - x) * scale,
    top: (top - y) * scale,
    right: (right - x) * scale,
    bottom: (bottom - y) * scale,
  }));
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface ReferencePixels extends Pixels {
  readonly pictures: readonly Place[];
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Halves the size of wide pictures. */
async function sized(png: Buffer): Promise<Pixels> {
  const { width } = await sharp(png).metadata();
  const picture = width > WIDEST ? sharp(png).resize({ width: Math.round(width / 2) }) : sharp(png);
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A small palette keeps the repository small. */
function ofFewColors({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

interface Difference {
  readonly reason: string;
  /** The differing pixels. */
  readonly picture: Pixels;
}

function compare(seen: Pixels, { data, width, height, pictures }: ReferencePixels): Difference | null {
  if (seen.width !== width || seen.height !== height) {
    return { reason: `is ${width} × ${height}, and the page ${seen.width} × ${seen.height}`, picture: seen };
  }
  const differing = Buffer.alloc(data.length);
  // Only differing pixels are opaque, so that their positions can be found.
  const options = { threshold: TOLERANCE, includeAA: true, diffMask: true };
  const count = pixelmatch(seen.data, data, differing, width, height, options);
  const inPictures = countIn(pictures, differing, width);
  if (count - inPictures <= ALLOWED_PIXELS && inPictures <= ALLOWED_IN_PICTURES) return null;
  return { reason: `differs in ${count} pixels ${placeOf(differing, width)}`, picture: { data: differing, width, height } };
}

function countIn(pictures: readonly Place[], differing: Buffer, width: number): number {
  let count = 0;
  for (let at = 0; at < differing.length / 4; at += 1) {
    if (differing[at * 4 + 3] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (pictures.some(({ left, top, right, bottom }) => x >= left - 1 && x <= right && y >= top - 1 && y <= bottom)) count += 1;
  }
  return count;
}

function placeOf(differing: Buffer, width: number): string {
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let at = 0; at < differing.length / 4; at += 1) {
    if (differing[at * 4 + 3] === 0) continue;
    columns.add(at % width);
    rows.add(Math.floor(at / width));
  }
  const range = (all: ReadonlySet<number>) => `${Math.min(...all)} to ${Math.max(...all)}`;
  return `(columns ${range(columns)}, rows ${range(rows)})`;
}

async function keepForPeople(path: string, { data, width, height }: Pixels): Promise<void> {
  const folder = process.env.TEST_SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folder, `${basename(path)}.png`));
}
