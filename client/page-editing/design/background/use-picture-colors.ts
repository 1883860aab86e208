import { useEffect, useState } from 'react';
import type { Color } from '../../../../server/pages/design/color.rules.js';
import type { Picture } from '../../../page-view/pictures/page-pictures.js';

/** So many places of a picture are looked at in each direction. */
const PLACES = 24;

/** The different colours of a picture, roughly. Null until they are known, and where the browser does not tell them. */
export function usePictureColors(picture: Picture | null): readonly Color[] | null {
  const [found, setFound] = useState<{ readonly url: string; readonly colors: readonly Color[] } | null>(null);
  const url = picture && (picture.variants.at(-1)?.url ?? picture.url);
  useEffect(() => {
    if (url === null) return;
    let stale = false;
    void colorsAt(url).then((colors) => void (stale || setFound(colors && { url, colors })));
    return () => {
      stale = true;
    };
  }, [url]);
  return found && found.url === url ? found.colors : null;
}

async function colorsAt(url: string): Promise<readonly Color[] | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const context = new OffscreenCanvas(PLACES, PLACES).getContext('2d');
    if (!context) return null;
    context.drawImage(image, 0, 0, PLACES, PLACES);
    return differentColors(context.getImageData(0, 0, PLACES, PLACES).data);
  } catch {
    // Browsers do not let scripts read the pixels of a picture from another host.
    return null;
  }
}

function differentColors(pixels: Uint8ClampedArray): readonly Color[] {
  const hexes = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) hexes.add(hexOf(pixels.subarray(at, at + 3)));
  return [...hexes].map((hex) => ({ hex, alpha: 1 }));
}

/** Each channel in steps of eight, so that a photograph has a few hundred colours. */
function hexOf(channels: Uint8ClampedArray): string {
  return `#${[...channels].map((value) => (value & 0xf8).toString(16).padStart(2, '0')).join('')}`;
}
