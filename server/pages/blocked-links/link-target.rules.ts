/** The place in the web that an address leads to, in one form for all spellings. */
export interface LinkTarget {
  /** In lower case and in ASCII, without a dot at its end. */
  readonly host: string;
  /** Without a slash at its end, decoded and in lower case, as `/a/b`. Empty for the whole host. */
  readonly path: string;
}

// An address without a protocol, or with a protocol and without slashes, means another place on a page that is shown by http than on one that is shown by https.
const PAGES = ['https://page.invalid/', 'http://page.invalid/'];

/** Where an address can lead from a page: browsers parse it in the same way. Empty if it leads to no other host. */
export function targetsOf(address: string): LinkTarget[] {
  const urls = PAGES.filter((page) => URL.canParse(address, page)).map((page) => new URL(address, page));
  const elsewhere = urls.filter(({ hostname }) => hostname !== '' && hostname !== 'page.invalid');
  return elsewhere.map((url) => ({ host: hostOf(url), path: pathOf(url) }));
}

/** The host in lower case and in ASCII, without a dot at its end. */
export function hostOf({ hostname }: URL): string {
  let end = hostname.length;
  while (hostname.charAt(end - 1) === '.') end -= 1;
  return hostname.slice(0, end).toLowerCase();
}

/** The path in one form. Many servers find the same at a path in upper case, and with more slashes. */
export function pathOf({ pathname }: URL): string {
  const parts = decoded(pathname)
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');
  return parts.map((part) => `/${part}`).join('');
}

/** The path and what is above it, the whole host first; none that is longer than `most`. */
export function* pathStarts(path: string, most: number): Generator<string> {
  yield '';
  for (let end = path.indexOf('/', 1); end > 0 && end <= most; end = path.indexOf('/', end + 1)) yield path.slice(0, end);
  if (path !== '' && path.length <= most) yield path;
}

/** What cannot be decoded stays. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-7][0-9a-f]/gi, (one) => decodeURIComponent(one));
  }
}
