import { isSocialKind, SOCIAL_KINDS, type SocialKind } from '../../../../server/pages/design/social-links.rules.js';
import { withLink, type NetworkLink } from '../../../../server/pages/networks/network-links.rules.js';
import { inOneLine } from '../../../../server/pages/design/field-parsing.rules.js';
import { linkName, networkName } from '../../../page-view/networks/network-names.js';
import { linkAddress, linkFault, withoutScheme, type LinkFault } from '../link-faults.js';
import { withProfileAddress } from '../../../../server/pages/networks/profile-names.rules.js';

/** A field for an icon of the page, or for one that it may get. */
export interface LinkRow extends Pick<NetworkLink, 'network' | 'icon' | 'isMe'> {
  readonly key: string;
  /** What the page has; empty for no icon. */
  readonly address: string;
  /** What stands in the field, unless that is the address. */
  readonly typed?: string | undefined;
  readonly label: string;
  /** Whether it stands among the links of the page, in their order. */
  readonly isPlaced: boolean;
  /** Which of its fields are shown, for a link of the page. */
  readonly opened?: OpenedField | undefined;
  /** The address that it had before it was removed. */
  readonly removed?: string | undefined;
}

export type OpenedField = 'address' | 'label';

/** The links of a page, each in a field, and after them an empty field for each of the ten kinds that has none. A stored address of Mastodon becomes what it would be if it was typed now. */
export function rowsOf(links: readonly NetworkLink[]): LinkRow[] {
  const placed = links.map((link, at): LinkRow => ({ ...asTyped(link), key: `link ${at}`, label: link.label ?? '', isPlaced: true }));
  const left = SOCIAL_KINDS.filter((kind) => !links.some(({ network }) => network === kind));
  return [...placed, ...left.map(emptyRow)];
}

function emptyRow(network: SocialKind): LinkRow {
  return { key: network, network, address: '', label: '', isPlaced: false };
}

/** A program may have stored what Mastodon does not verify. */
function asTyped(link: NetworkLink): NetworkLink {
  const { network, address } = link;
  return network === 'mastodon' && linkFault(network, address) === null ? { ...link, address: linkAddress(network, address) } : link;
}

/** What stands in the field of a row. */
export function shownIn({ network, address, typed }: LinkRow): string {
  return typed ?? withoutScheme(network, address);
}

export function faultOf(row: LinkRow): LinkFault | null {
  return linkFault(row.network, shownIn(row));
}

/** Where a row leads, as it would be saved; what is wrong stays as it was. */
export function addressOf(row: LinkRow): string {
  return row.typed === undefined || faultOf(row) !== null ? row.address : linkAddress(row.network, row.typed);
}

/** The rows with what is typed as their addresses. What is wrong stays typed, and changes nothing. */
export function settled(rows: readonly LinkRow[]): LinkRow[] {
  return rows.map((row) => {
    if (row.typed === undefined || faultOf(row) !== null) return row;
    return { ...row, address: addressOf(row), typed: undefined };
  });
}

/** The links of a page with these rows. One of the ten that got an address at the end comes in the order of the ten. */
export function linksIn(rows: readonly LinkRow[]): NetworkLink[] {
  const linkOf = ({ network, address, icon, isMe, ...row }: LinkRow): NetworkLink => {
    const label = inOneLine(row.label);
    return { network, address, ...(label !== '' && { label }), ...(icon && { icon }), ...(isMe === false && { isMe }) };
  };
  const used = rows.filter(({ address }) => address !== '');
  const placed = used.filter(({ isPlaced }) => isPlaced).map(linkOf);
  return used.filter(({ isPlaced }) => !isPlaced).reduce<NetworkLink[]>((links, row) => withLink(links, linkOf(row)), placed);
}

/** The rows with another one of the page: the empty field of the network, if there is one, or a new one with this key. */
export function withRow(
  rows: readonly LinkRow[],
  key: string,
  { network, icon }: Pick<NetworkLink, 'network' | 'icon'>,
  typed: string,
): LinkRow[] {
  const empty = rows.find((row) => row.network === network && !row.isPlaced && shownIn(row) === '');
  const row: LinkRow = {
    key: empty?.key ?? key,
    network,
    ...(icon && { icon }),
    address: '',
    typed: withProfileAddress(network, typed),
    label: '',
    isPlaced: true,
    ...(typed === '' && { opened: 'address' }),
    // Whatever has an icon of its own is seldom a profile.
    ...(network === 'own' && { isMe: false }),
  };
  const others = rows.filter((other) => other !== empty);
  const [placed, left] = [others.filter(({ isPlaced }) => isPlaced), others.filter(({ isPlaced }) => !isPlaced)];
  return [...withLink(placed, row), ...left];
}

/** The rows after a link is taken from the page. Its row can put it back; one that never had an address is gone, or an empty field again. */
export function withoutLink(rows: readonly LinkRow[], row: LinkRow): LinkRow[] {
  const { key, network } = row;
  const removed = shownIn(row).trim() || withoutScheme(network, row.address);
  if (removed !== '') return rows.map((one) => (one.key === key ? { ...one, typed: '', opened: undefined, removed } : one));
  const others = rows.filter((one) => one.key !== key);
  if (!isSocialKind(network) || others.some((one) => one.network === network)) return others;
  const [placed, left] = [others.filter(({ isPlaced }) => isPlaced), others.filter(({ isPlaced }) => !isPlaced)];
  return [...placed, ...withLink(left, emptyRow(network))];
}

/** What changes when a link is put back. */
export function withFormerAddress({ removed = '' }: LinkRow): Partial<LinkRow> {
  return { typed: removed, removed: undefined };
}

/** The rows with one in the place of another one of the page. */
export function withRowMoved(rows: readonly LinkRow[], key: string, over: string): LinkRow[] {
  const [from, to] = [rows.findIndex((row) => row.key === key), rows.findIndex((row) => row.key === over)];
  const moved = rows[from];
  return moved && to >= 0 ? rows.toSpliced(from, 1).toSpliced(to, 0, moved) : [...rows];
}

/** What a row is called: its network, with its label, or with its number if there are several. */
export function nameOfRow(rows: readonly LinkRow[], row: LinkRow): string {
  const label = inOneLine(row.label);
  if (label !== '') return linkName({ ...row, label });
  const name = networkName(row.network);
  const place = rows.filter(({ network }) => network === row.network).indexOf(row);
  return place > 0 ? `${name} ${place + 1}` : name;
}
