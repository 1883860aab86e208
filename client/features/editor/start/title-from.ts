/** A title that fits a linkname, to be changed by its author: `salt-and-smoke` becomes `Salt and smoke`. */
export function titleFrom(linkname: string): string {
  const words = linkname.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
