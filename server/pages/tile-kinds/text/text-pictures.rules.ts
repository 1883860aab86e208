/*
 * Uploaded pictures in the content of a tile. The address of such a picture is the path of one of its files, and the id of the picture is
 * the fragment: `/media/….webp#…`. So it is an address that every browser and every editor understands, it stays true when the site moves,
 * and the server finds the picture that it names.
 */

const FILE = String.raw`[0-9a-f]{64}\.(?:webp|jpg|png)`;
const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const ADDRESS = new RegExp(`^/media/(${FILE})#(${ID})$`);
/** In sanitized HTML, the address is the first attribute. */
const PICTURE = new RegExp(`<img src="/media/(${FILE})#(${ID})"([^<>]*)>`, 'g');
/** As a person or a program may write it: every file of a picture, also the one that no text shows. */
const PATH_OF_FILE = /^\/media\/([0-9a-f]{64})\.(?:avif|webp|jpg|png)$/;
/** What each such address has in it. Only where this is, a tag is read and its address parsed: a text may have a hundred thousand tags. */
const PATH_WITHIN = /\/media\/[0-9a-f]{64}\.(?:avif|webp|jpg|png)/;
const TAG_NAME = '<img';
const WRITTEN_TAG = /<img[\s/][^<>]*>/gi;
/** Name, equals sign and value, as browsers read them one after the other. A value without its end takes the rest. */
const ATTRIBUTE = /([^\s/][^\s/=]*)(?:(\s*=\s*)(?:"([^"]*)"|'([^']*)'|(["'][^]*|[^\s"'][^\s]*)))?/g;
const FRAGMENT = new RegExp(`^#(${ID})$`, 'i');
// Within JSON, a quote is escaped.
const PATHS = new RegExp(String.raw`(<img src=\\?")(/media/${FILE}#${ID}\\?")`, 'g');
/** Two expressions, because one that looks back from each address to the beginning of its tag takes quadratic time. */
const IMAGE_TAG = /<img [^<>]*>/g;
const ABSOLUTE = new RegExp(`(\\bsrc=")(https?://[^"<>]*?)(/media/${FILE}#${ID})(?=")`, 'g');
const SOURCE = /(\ssrc=")([^"<>]*)"/;
const SIDES = / (?:width|height)="\d+"/g;

/** An uploaded picture as a text shows it. */
export interface TextPicture {
  /** A UUID in lower case. */
  readonly id: string;
  readonly file: string;
}

interface Shown {
  /** The width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly variants: readonly { readonly name: string; readonly format: string }[];
}

/** Whether a text is the address of an uploaded picture. Whose picture it is, the server finds out when the text is published. */
export function isUploadedPicture(address: string): boolean {
  return ADDRESS.test(address);
}

/** The address of an uploaded picture in a text: one file for all browsers, the largest of those that are small for their size. */
export function uploadedPictureAddress(id: string, { variants }: Shown): string {
  const file = variants.find(({ format }) => format === 'webp') ?? variants.find(({ format }) => format !== 'avif');
  return `/media/${file?.name ?? ''}#${id}`;
}

/** The address of a picture that waits on a device. No server has its file. */
export function waitingPictureAddress(id: string): string {
  return `/media/${'0'.repeat(64)}.png#${id}`;
}

/** The uploaded pictures in sanitized HTML. */
export function uploadedPicturesIn(html: string): TextPicture[] {
  return Array.from(html.matchAll(PICTURE), ([, file = '', id = '']) => ({ id, file }));
}

/** The HTML with the present file and the size of each uploaded picture. One that is unknown stays as it is. */
export function withUploadedPictures(html: string, known: ReadonlyMap<string, Shown>): string {
  return replacePictures(html, (id) => {
    const picture = known.get(id);
    return picture && { ...picture, id };
  });
}

/** The HTML with other uploaded pictures in the place of those for which `replace` gives one. Null removes a picture; undefined leaves it as it is. */
export function replacePictures(html: string, replace: (id: string) => (Shown & { readonly id: string }) | null | undefined): string {
  return html.replace(PICTURE, (tag: string, _file: string, former: string, rest: string) => {
    const picture = replace(former);
    if (!picture) return picture === null ? '' : tag;
    const { id, width, height } = picture;
    return `<img src="${uploadedPictureAddress(id, picture)}"${rest.replace(SIDES, '')} width="${width}" height="${height}">`;
  });
}

/** An uploaded file that a text names. */
export interface NamedFile {
  /** A file is named by the SHA-256 of its content. */
  readonly digest: string;
  /** The id of the picture, if the address has it. */
  readonly id: string | undefined;
}

/** An address as a tag has it, with its quotes: from one place of the tag to another. */
interface Written {
  readonly address: string;
  readonly from: number;
  readonly to: number;
}

/** The uploaded files that HTML of anybody names, whatever form of the address of one of its files it has. `host`: of this site. */
export function filesNamedIn(html: string, host: string): NamedFile[] {
  if (!PATH_WITHIN.test(html)) return [];
  return Array.from(html.matchAll(WRITTEN_TAG), ([tag]) => fileAt(writtenIn(tag)?.address ?? '', host)).filter(
    (file) => file !== undefined,
  );
}

/**
 * The HTML with the one address for each uploaded picture of this site, whatever form of the address of one of its files it has. `idOf` says which picture it is; a file for which it gives none
 * stays as it is.
 */
export function withIdsOfFiles(html: string, host: string, idOf: (file: NamedFile) => string | undefined): string {
  if (!PATH_WITHIN.test(html)) return html;
  return html.replace(WRITTEN_TAG, (tag) => {
    const written = writtenIn(tag);
    const file = fileAt(written?.address ?? '', host);
    const id = file && idOf(file);
    if (!written || !id || (id === file.id && isUploadedPicture(written.address))) return tag;
    // The id alone counts: the publication puts the file in.
    return `${tag.slice(0, written.from)}"/media/${file.digest}.webp#${id}"${tag.slice(written.to)}`;
  });
}

/** The source of a tag, if it may be a file of this site. Of several, browsers take the first. */
function writtenIn(tag: string): Written | undefined {
  if (!PATH_WITHIN.test(tag)) return undefined;
  const attributes = tag.slice(TAG_NAME.length);
  for (const { 0: whole, 1: name = '', 2: equals = '', 3: doubly, 4: singly, 5: bare, index } of attributes.matchAll(ATTRIBUTE)) {
    if (name.toLowerCase() !== 'src') continue;
    const address = (doubly ?? singly ?? bare ?? '').replaceAll('&amp;', '&').trim();
    const [from, to] = [name.length + equals.length, whole.length].map((within) => TAG_NAME.length + index + within);
    return { address, from: from!, to: to! };
  }
  return undefined;
}

/** The file of this site at an address, which has many forms: with or without the host, with a query or a fragment. */
function fileAt(address: string, host: string): NamedFile | undefined {
  const url = PATH_WITHIN.test(address) ? URL.parse(address, `https://${host}`) : null;
  if (url?.host !== host || !/^https?:$/.test(url.protocol)) return undefined;
  const [, digest] = PATH_OF_FILE.exec(url.pathname) ?? [];
  const [, id] = FRAGMENT.exec(url.hash) ?? [];
  return digest === undefined ? undefined : { digest, id: id?.toLowerCase() };
}

/** The uploaded picture at an address in a text; undefined if it is that of none. */
export function uploadedPictureAt(address: string): TextPicture | undefined {
  const [, file, id] = ADDRESS.exec(address) ?? [];
  return file === undefined || id === undefined ? undefined : { id, file };
}

/** The uploaded pictures in HTML that nobody has sanitized yet. */
export function picturesNamedIn(html: string): TextPicture[] {
  return Array.from(html.matchAll(IMAGE_TAG), ([tag]) => uploadedPictureAt(SOURCE.exec(tag)?.[2] ?? '')).filter(
    (picture) => picture !== undefined,
  );
}

/** HTML of anybody with other addresses of its pictures. One for which `replace` gives none stays as it is. */
export function withOtherAddresses(html: string, replace: (address: string) => string | undefined): string {
  const other = (_whole: string, before: string, address: string): string => `${before}${replace(address) ?? address}"`;
  return html.replace(IMAGE_TAG, (tag) => tag.replace(SOURCE, other));
}

/** The HTML with addresses for readers on other sites, who do not know where a path leads. */
export function withAbsolutePictures(html: string, site: string): string {
  return html.replaceAll(PATHS, `$1${site}$2`);
}

/** The HTML without what `withAbsolutePictures` added. */
export function withRelativePictures(html: string, site: string): string {
  const relative = (whole: string, before: string, origin: string, path: string): string => (origin === site ? before + path : whole);
  return html.replace(IMAGE_TAG, (tag) => tag.replace(ABSOLUTE, relative));
}
