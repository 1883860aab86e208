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
const WRITTEN_TAG = /<img\b[^<>]*>/gi;
const WRITTEN_SOURCE = /(\ssrc\s*=\s*)(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/i;
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

/** An uploaded file that a text names in another form than `/media/…#…`. */
export interface NamedFile {
  /** A file is named by the SHA-256 of its content. */
  readonly digest: string;
  /** The id of the picture, if the address has it. */
  readonly id: string | undefined;
}

/** The uploaded files that HTML of anybody names in another form. `host`: of this site. */
export function filesNamedIn(html: string, host: string): NamedFile[] {
  return Array.from(html.matchAll(WRITTEN_TAG), ([tag]) => fileAt(writtenAddress(tag), host)).filter((file) => file !== undefined);
}

/**
 * The HTML with the one address for each uploaded picture of this site, whatever form of the address of one of its files it has. Where that does not say which picture it is, `idOf` does,
 * by the digest; a file for which it gives none stays as it is.
 */
export function withIdsOfFiles(html: string, host: string, idOf: (digest: string) => string | undefined): string {
  return html.replace(WRITTEN_TAG, (tag) => {
    const file = fileAt(writtenAddress(tag), host);
    const id = file && (file.id ?? idOf(file.digest));
    // The id alone counts: the publication puts the file in.
    return id ? tag.replace(WRITTEN_SOURCE, (_whole, before: string) => `${before}"/media/${file.digest}.webp#${id}"`) : tag;
  });
}

function writtenAddress(tag: string): string {
  const [, , doubly, singly, bare] = WRITTEN_SOURCE.exec(tag) ?? [];
  return (doubly ?? singly ?? bare ?? '').replaceAll('&amp;', '&').trim();
}

/** The file of this site at an address, which has many forms: with or without the host, with a query or a fragment. Undefined for the one form that texts have. */
function fileAt(address: string, host: string): NamedFile | undefined {
  if (address === '' || isUploadedPicture(address) || !URL.canParse(address, `https://${host}`)) return undefined;
  const { host: at, pathname, hash, protocol } = new URL(address, `https://${host}`);
  const digest = at === host && /^https?:$/.test(protocol) ? PATH_OF_FILE.exec(pathname)?.[1] : undefined;
  return digest === undefined ? undefined : { digest, id: FRAGMENT.exec(hash)?.[1]?.toLowerCase() };
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
