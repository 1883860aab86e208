// Publishes a page with a tile of each kind and a wallpaper, and reads it back. Node 24 runs it as it is:
//   TESSERA=https://tessera.example TESSERA_TOKEN=tessera_… node publish.ts salt-and-smoke picture.jpg
import { openAsBlob } from 'node:fs';
import { designInput, Tessera, TesseraError, type AnyTileInput, type DesignInput, type TileStyleInput } from './tessera.ts';

const [linkname = 'salt-and-smoke', file = 'picture.jpg'] = process.argv.slice(2);
const tessera = new Tessera({ url: process.env.TESSERA ?? 'http://localhost:3000', token: process.env.TESSERA_TOKEN ?? '' });

const color = (hex: string, alpha = 1) => ({ hex, alpha });
const style: TileStyleInput = {
  text: color('#ffffff'),
  button: color('#373a70'),
  hover: color('#23254a'),
  border: color('#000000', 0),
  shadow: color('#000000', 0.2),
  radius: 12,
  thickness: 50,
};

const picture = await tessera.uploadTilePicture({ image: await openAsBlob(file) });
const tiles: AnyTileInput[] = [
  { heading: { name: 'From the kitchen', style } },
  { text: { name: 'Focaccia', html: '<p>Flour, water, salt, oil, and <strong>time</strong>.</p>', style } },
  { picture: { name: 'The oven', picture: picture.id, alternative: 'A brick oven with a fire', style } },
  { link: { name: 'Where the flour comes from', address: 'https://example.org/mill', style } },
  { embed: { name: 'How to fold it', address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', style } },
  { contact: { name: 'Write to us', contact: { name: 'Salt & Smoke', mail: 'hello@example.org' }, style } },
];
const links = { home: 'https://example.org' };
const design: DesignInput = {
  title: 'Salt & Smoke',
  titleColor: color('#23254a'),
  backgroundColor: color('#f5f3ed'),
  tiles,
  socialLinks: links,
};

// The page is published only if nobody has published it since it was read.
const { version } = await tessera.myPage();
await tessera.publish({ input: { design, basedOnVersion: version } });
await tessera.changeWallpaper({ image: await openAsBlob(file) });
const page = await tessera.claimLinkname({ linkname });

// A change: read the page, change the design, publish it.
const published = await tessera.myPage();
const changed = { ...designInput(published.design!), title: 'Salt, Smoke & Bread' };
await tessera.publish({ input: { design: changed, basedOnVersion: published.version } });

// A refusal has a code.
const refusal: unknown = await tessera.publish({ input: { design, basedOnVersion: version } }).catch((error: unknown) => error);
if (!(refusal instanceof TesseraError) || refusal.code !== 'PAGE_CHANGED_ELSEWHERE') throw refusal;

const seen = await tessera.publicPage({ linkname });
console.log(
  `${page.address}: ${seen?.design.title}, ${seen?.design.tiles.map(({ __typename, name }) => `${name} (${__typename})`).join(', ')}`,
);
