import { accepted, refused, type Parsed } from '../../parsed.rules.js';
import { hostOf, pathOf, pathStarts } from './link-target.rules.js';

/** How many entries an operator's list may have. */
export const BLOCKED_LINKS_MOST = 10_000;

const HOST_MOST = 253;
const PATH_MOST = 200;
const TYPED_MOST = 2_000;
const SUBDOMAINS = '*.';
/** What neither a host nor a path has, also when it is decoded. */
const FOREIGN = /[\s\p{Cc}\\@?#]/u;

/** An entry in its one form: `evil.example`, `*.evil.example` or `sites.example/evil/`. */
export type BlockedPattern = string & { readonly blockedPattern: true };

/**
 * Parses an entry: a host, which covers its subdomains; `*.` and a host, for its subdomains alone; or one of them with the beginning of a path. What does not belong to the host or the
 * path of an address is left out.
 */
export function parseBlockedPattern(typed: string): Parsed<BlockedPattern> {
  const text = typed.trim().replace(/^https?:\/\//i, '');
  if (typed.length > TYPED_MOST || FOREIGN.test(text)) return refused('BLOCKED_LINK_INVALID');
  const isBelow = text.startsWith(SUBDOMAINS);
  const address = `https://${isBelow ? text.slice(SUBDOMAINS.length) : text}`;
  if (!URL.canParse(address)) return refused('BLOCKED_LINK_INVALID');
  const url = new URL(address);
  const [host, path] = [hostOf(url), pathOf(url)];
  if (!isWholeHost(host) || !isPlainPath(path)) return refused('BLOCKED_LINK_INVALID');
  return accepted(`${isBelow ? SUBDOMAINS : ''}${host}${path === '' ? '' : `${path}/`}` as BlockedPattern);
}

/** A path that is the same when the entry is read again: its escapes are decoded once. */
function isPlainPath(path: string): boolean {
  return path.length <= PATH_MOST && !FOREIGN.test(path) && pathOf(new URL(`https://path.invalid${path}`)) === path;
}

/** Not the ending of a country, which would block all of its sites. */
function isWholeHost(host: string): boolean {
  return /[^.*]\.[^.*]|^\[/.test(host) && !host.includes('*') && host.length <= HOST_MOST;
}

/** What is blocked at a host: everything by the empty path, or what is below a path; each for the host with its subdomains, or for those alone. */
interface AtHost {
  readonly paths: Map<string, BlockedPattern>;
  readonly pathsBelow: Map<string, BlockedPattern>;
}

/** A list of entries in which looking an address up takes the same time however long the list is. */
export class BlockedLinks {
  private readonly hosts = new Map<string, AtHost>();

  constructor(patterns: Iterable<BlockedPattern>) {
    for (const pattern of patterns) this.add(pattern);
  }

  get isEmpty(): boolean {
    return this.hosts.size === 0;
  }

  /** The entry that blocks this place; null if none does. */
  find({ host, path }: { readonly host: string; readonly path: string }): BlockedPattern | null {
    for (let name = host; name !== ''; name = parentOf(name)) {
      const found = this.hosts.get(name);
      const pattern = found && (atPath(found.paths, path) ?? (name === host ? null : atPath(found.pathsBelow, path)));
      if (pattern) return pattern;
    }
    return null;
  }

  private add(pattern: BlockedPattern): void {
    const isBelow = pattern.startsWith(SUBDOMAINS);
    const text = isBelow ? pattern.slice(SUBDOMAINS.length) : pattern;
    const slash = text.indexOf('/');
    const [host, path] = slash < 0 ? [text, ''] : [text.slice(0, slash), text.slice(slash, -1)];
    const place = this.hosts.get(host) ?? { paths: new Map(), pathsBelow: new Map() };
    this.hosts.set(host, place);
    (isBelow ? place.pathsBelow : place.paths).set(path, pattern);
  }
}

function atPath(paths: ReadonlyMap<string, BlockedPattern>, path: string): BlockedPattern | null {
  if (paths.size === 0) return null;
  for (const start of pathStarts(path, PATH_MOST)) {
    const pattern = paths.get(start);
    if (pattern) return pattern;
  }
  return null;
}

/** Without its first label. */
function parentOf(host: string): string {
  const dot = host.indexOf('.');
  return dot < 0 ? '' : host.slice(dot + 1);
}
