import sharp from 'sharp';

/** Converts an SVG to a PNG, because the product does not accept SVGs. */
export function drawPicture(svg) {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
