// A part of a degree that is finer than a map shows.
const DECIMALS = 5;
/** The width of the shown part at zoom 0, in degrees: somewhat more than a tile of the map. */
const WIDTH = 720;

/**
 * The frame of a place on OpenStreetMap, from an address such as `https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=17/52.5/13.4`. A
 * marked place has a marker. The address of a frame, which the code for embedding has, keeps its part of the map. Null when the address has
 * neither a place nor a marker.
 */
export function mapFrame(address: string): string | null {
  const { pathname, searchParams, hash } = new URL(address);
  if (pathname === '/export/embed.html') return frameAgain(searchParams);
  const [, zoom = '16', ...middle] = /[#&]map=(\d{1,2})(?:\.\d+)?\/(-?[\d.]+)\/(-?[\d.]+)/.exec(hash) ?? [];
  const marker = placeOf(searchParams.get('mlat'), searchParams.get('mlon'));
  const place = placeOf(middle[0], middle[1]) ?? marker;
  if (!place) return null;
  const half = WIDTH / 2 ** Math.min(19, Number(zoom)) / 2;
  return frameOf([place.east - half, place.north - half / 2, place.east + half, place.north + half / 2], marker);
}

function frameAgain(parameters: URLSearchParams): string | null {
  const box = (parameters.get('bbox') ?? '').split(',').map(Number);
  if (box.length !== 4 || !box.every((degrees) => Math.abs(degrees) <= 180)) return null;
  const [north, east] = (parameters.get('marker') ?? '').split(',');
  return frameOf(box, placeOf(north, east));
}

/** `box`: west, south, east, north. */
function frameOf(box: readonly number[], marker: Place | null): string {
  const mark = marker ? `&marker=${rounded(marker.north)}%2C${rounded(marker.east)}` : '';
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.map(rounded).join('%2C')}&layer=mapnik${mark}`;
}

interface Place {
  readonly north: number;
  readonly east: number;
}

function placeOf(north: string | null | undefined, east: string | null | undefined): Place | null {
  if (!north || !east) return null;
  const place = { north: Number(north), east: Number(east) };
  return Math.abs(place.north) <= 90 && Math.abs(place.east) <= 180 ? place : null;
}

function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(DECIMALS)));
}
