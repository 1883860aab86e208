import sharp, { type OverlayOptions } from 'sharp';
import { CARD_SIZE, type CardDrawing, type CardPicture, type CardText } from '../../media/card-drawing.rules.js';
import type { CardFiles } from '../../media/ports/image-processor.port.js';

interface Layer {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws a card as a JPEG. A picture without its file is left out. */
export async function drawCard(card: CardDrawing, files: CardFiles): Promise<Buffer> {
  const backdrop = card.backdrop === null ? undefined : files.get(card.backdrop);
  const portrait = card.portrait && files.get(card.portrait.name);
  const layers: OverlayOptions[] = [
    ...(backdrop ? [{ input: await covering(backdrop, CARD_SIZE) }] : []),
    { input: Buffer.from(card.plate) },
    ...(card.portrait && portrait ? [await cut(card.portrait, portrait)] : []),
    ...(await column(card)),
  ];
  // Coloured letters have fringes if colours have fewer pixels than light.
  return sharp(Buffer.from(card.ground))
    .composite(layers)
    .flatten({ background: 'white' })
    .jpeg({ quality: 85, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function covering(file: Uint8Array, size: { readonly width: number; readonly height: number }): Promise<Buffer> {
  return sharp(file).resize({ width: size.width, height: size.height, fit: 'cover' }).png({ compressionLevel: 1 }).toBuffer();
}

async function cut({ box, mask }: CardPicture, file: Uint8Array): Promise<OverlayOptions> {
  const shaped = sharp(await covering(file, box)).ensureAlpha();
  const input = await shaped
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: box.x, top: box.y };
}

/** The height of texts is only known when they are drawn. */
async function column({ column: box, align, texts }: CardDrawing): Promise<OverlayOptions[]> {
  const lines: Layer[] = [];
  for (const text of texts) lines.push(await written(text, align, box.width));
  const spaces = texts.map(({ space }, at) => (at === 0 ? 0 : space));
  const total = lines.reduce((sum, { height }, at) => sum + height + (spaces[at] ?? 0), 0);
  let top = box.y + Math.max(0, Math.round((box.height - total) / 2));
  return lines.map(({ content, width, height }, at) => {
    top += spaces[at] ?? 0;
    const free = box.width - width;
    const left = box.x + Math.max(0, Math.round({ left: 0, centre: free / 2, right: free }[align]));
    const layer = { input: content, left, top };
    top += height;
    return layer;
  });
}

async function written({ text, face, color, height }: CardText, align: CardDrawing['align'], width: number): Promise<Layer> {
  const style = `face="${escaped(face)}" foreground="${color}"`;
  const input = { text: { text: `<span ${style}>${escaped(text)}</span>`, width, height, align, rgba: true, wrap: 'word-char' } } as const;
  const { data, info } = await sharp(input).png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}

/** For the markup of Pango. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
