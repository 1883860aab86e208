interface Item {
  readonly kind: 'ol' | 'ul';
  readonly depth: number;
  /** Classes that are not about the place in the list, such as an alignment. */
  readonly classes: string;
  readonly content: string;
}

/** A list that holds no other list. */
const LIST = String.raw`<(ol|ul)\b[^<>]*>([^<]*(?:<(?!/?(?:ol|ul)\b)[^<]*)*)</\1>`;
const ONE_LIST = new RegExp(LIST, 'gi');
/** Quill 1.3 begins another list wherever the kind changes, Quill 2 does not: either way it is one list to its author. */
const NEIGHBOURS = new RegExp(String.raw`(?:${LIST}\s*)+`, 'gi');
const ITEM = /<li\b([^<>]*)>([\s\S]*?)<\/li>/gi;
const ITEM_OR_TAG = new RegExp(String.raw`${ITEM.source}|</?[ou]l\b[^<>]*>`, 'gi');

/** What numbers look like at each depth, over and over: those of the editor. */
const NUMERALS = ['', ' type="a"', ' type="i"'];

/**
 * Editors of this kind write every list flat: the depth of an item is a class (`ql-indent-2`), and since Quill 2 its kind is an
 * attribute (`data-list`). Here each becomes a list within a list, which is what screen readers announce and browsers number.
 * One that holds more than items stays as it is.
 */
export function nestLists(html: string): string {
  return html.replace(NEIGHBOURS, (lists: string) => {
    if (lists.replace(ITEM_OR_TAG, '').trim() !== '') return lists;
    const items = Array.from(lists.matchAll(ONE_LIST)).flatMap(([, tag = '', inside = '']) => itemsOf(tag, inside));
    return items.length === 0 ? lists : listsOf(items, 0, 0);
  });
}

function itemsOf(tag: string, inside: string): Item[] {
  const kind = tag.toLowerCase() === 'ol' ? 'ol' : 'ul';
  return Array.from(inside.matchAll(ITEM), ([, attributes = '', content = '']) => itemOf(attributes, content, kind));
}

function itemOf(attributes: string, content: string, listKind: Item['kind']): Item {
  const named = /data-list="([a-z]+)"/i.exec(attributes)?.[1];
  const classes = (/class="([^"]*)"/i.exec(attributes)?.[1] ?? '').split(/\s+/);
  const depth = Number(/ql-indent-(\d)/.exec(classes.join(' '))?.[1] ?? 0);
  const others = classes.filter((name) => name !== '' && !name.startsWith('ql-indent-')).join(' ');
  return { kind: named === undefined ? listKind : named === 'ordered' ? 'ol' : 'ul', depth, classes: others, content };
}

/** @param inset how many levels further in the lists begin than where they stand */
function listsOf(items: readonly Item[], depth: number, inset: number): string {
  let html = '';
  let open: Item['kind'] | undefined;
  let numbered = 0;
  const openOnly = (kind: Item['kind'] | undefined): void => {
    if (open === kind) return;
    html += (open ? `</${open}>` : '') + (kind ? opening(kind, { depth, inset, numbered }) : '');
    open = kind;
  };
  for (let at = 0; at < items.length;) {
    const item = items[at] as Item;
    const end = endOfDeeper(items, at, depth);
    if (item.depth > depth) {
      // Items without a parent above them keep their distance from the edge, and have their own numbers.
      const parentless = items.slice(at, end);
      const highest = Math.min(...parentless.map((one) => one.depth));
      openOnly(undefined);
      html += listsOf(parentless, highest, inset + highest - depth);
    } else {
      openOnly(item.kind);
      if (item.kind === 'ol') numbered += 1;
      html += itemHtml(item, depth, items.slice(at + 1, end));
    }
    at = end;
  }
  openOnly(undefined);
  return html;
}

// Numbering goes on after bullets at the same depth, as it does in the editor.
function opening(kind: Item['kind'], { depth, inset, numbered }: { depth: number; inset: number; numbered: number }): string {
  const place = inset > 0 ? ` class="ql-indent-${inset}"` : '';
  if (kind === 'ul') return `<ul${place}>`;
  return `<ol${place}${NUMERALS[depth % NUMERALS.length]}${numbered > 0 ? ` start="${numbered + 1}"` : ''}>`;
}

/** Behind the item and all after it that are deeper than `depth`. */
function endOfDeeper(items: readonly Item[], at: number, depth: number): number {
  let end = at + 1;
  while (end < items.length && (items[end] as Item).depth > depth) end += 1;
  return end;
}

function itemHtml({ classes, content }: Item, depth: number, children: readonly Item[]): string {
  const inner = children.length > 0 ? listsOf(children, depth + 1, 0) : '';
  return `<li${classes ? ` class="${classes}"` : ''}>${content}${inner}</li>`;
}
