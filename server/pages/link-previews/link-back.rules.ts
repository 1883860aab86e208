/** Whether a profile links back to a page. `unread`: nobody knows, because the profile could not be read. */
export type LinkBack = 'linked' | 'notLinked' | 'unread';

/**
 * Whether an address leads to one of these pages. The protocol, the letter case, a slash at the end, and what stands behind the path do not matter: the site answers with the same page.
 */
export function leadsToOneOf(pages: readonly string[], address: string): boolean {
  const place = placeOf(address);
  return place !== null && pages.some((page) => placeOf(page) === place);
}

function placeOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  return `${host}${pathname.endsWith('/') ? pathname.slice(0, -1) : pathname}`.toLowerCase();
}
