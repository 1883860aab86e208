import sharp from 'sharp';

/** The PNG of an SVG, as people upload pictures. */
export function drawPicture(svg) {
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
