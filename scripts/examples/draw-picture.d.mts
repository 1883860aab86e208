/** Converts an SVG to a PNG, because the product does not accept SVGs. */
export function drawPicture(svg: string): Promise<Buffer>;
