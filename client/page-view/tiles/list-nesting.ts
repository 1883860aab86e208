interface Item {
  readonly kind: 'ol' | 'ul';
  readonly depth: number;
  /** Classes that are not about the nesting, such as an alignment. */
  readonly classes: string;
  readonly content: string;
}

/** A list that contains no other list. */
const LIST = String.raw`<(ol|ul)\b[^<>]*>([^<]*(?:<(?!/?(?:ol|ul)\b)[^<]*)*)</\1>`;
const ONE_LIST = new RegExp(LIST, 'gi');
/** Quill 1.3 starts another list where the kind changes, Quill 2 does not. In both cases it is one list for its author. */
const NEIGHBOURS = new RegExp(String.raw`(?:${LIST}\s*)+`, 'gi');
const ITEM = /<li\b([^<>]*)>(.*?)(?:<\/li>|$)/gis;
const ITEM_OR_TAG = new RegExp(String.raw`${ITEM.source}|</?[ou]l\b[^<>]*>`, 'gis');

/** The styles of the numbers at each depth, repeated: the same as in the editor. */
const NUMERALS = ['', ' type="a"', ' type="i"'];

/**
 * Quill writes every list flat: the depth of an item is a class (`ql-indent-2`), and since Quill 2 its kind is an attribute (`data-list`).
 * This function nests the lists, because screen readers announce and browsers number nested lists. A list that contains anything but items
 * does not change.
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

/** @param inset how many levels the lists are indented in addition */
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
      // Items without a parent keep their indentation, and have their own numbers.
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

// Numbers continue after bullets at the same depth, as in the editor.
function opening(kind: Item['kind'], { depth, inset, numbered }: { depth: number; inset: number; numbered: number }): string {
  const place = inset > 0 ? ` class="ql-indent-${inset}"` : '';
  if (kind === 'ul') return `<ul${place}>`;
  return `<ol${place}${NUMERALS[depth % NUMERALS.length]}${numbered > 0 ? ` start="${numbered + 1}"` : ''}>`;
}

/** The index after the item and all deeper items that follow it. */
function endOfDeeper(items: readonly Item[], at: number, depth: number): number {
  let end = at + 1;
  while (end < items.length && (items[end] as Item).depth > depth) end += 1;
  return end;
}

function itemHtml({ classes, content }: Item, depth: number, children: readonly Item[]): string {
  const inner = children.length > 0 ? listsOf(children, depth + 1, 0) : '';
  return `<li${classes ? ` class="${classes}"` : ''}>${content}${inner}</li>`;
}
