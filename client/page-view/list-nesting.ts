interface Item {
  readonly kind: 'ol' | 'ul';
  readonly depth: number;
  /** Classes that are not about the place in the list, such as an alignment. */
  readonly classes: string;
  readonly content: string;
}

/** A list that holds no other list. */
const LIST = /<(ol|ul)\b[^<>]*>((?:(?!<\/?(?:ol|ul)\b)[\s\S])*)<\/\1>/gi;
const ITEM = /<li\b([^<>]*)>([\s\S]*?)<\/li>/gi;

/**
 * Editors of this kind write every list flat: the depth of an item is a class (`ql-indent-2`), and since Quill 2 its kind is an
 * attribute (`data-list`). Here each becomes a list within a list, which is what screen readers announce and browsers number.
 */
export function nestLists(html: string): string {
  return html.replace(LIST, (list: string, tag: string, inside: string) => {
    const items = Array.from(inside.matchAll(ITEM), ([, attributes = '', content = '']) =>
      itemOf(attributes, content, tag.toLowerCase() === 'ol' ? 'ol' : 'ul'),
    );
    return items.length === 0 ? list : listsOf(items, 0);
  });
}

function itemOf(attributes: string, content: string, listKind: Item['kind']): Item {
  const named = /data-list="([a-z]+)"/i.exec(attributes)?.[1];
  const classes = (/class="([^"]*)"/i.exec(attributes)?.[1] ?? '').split(/\s+/);
  const depth = Number(/ql-indent-(\d)/.exec(classes.join(' '))?.[1] ?? 0);
  const others = classes.filter((name) => name !== '' && !name.startsWith('ql-indent-')).join(' ');
  return { kind: named === undefined ? listKind : named === 'ordered' ? 'ol' : 'ul', depth, classes: others, content };
}

function listsOf(items: readonly Item[], depth: number): string {
  let html = '';
  let open: Item['kind'] | undefined;
  let numbered = 0;
  for (let at = 0; at < items.length; ) {
    const item = items[at] as Item;
    const end = endOfChildren(items, at, depth);
    if (open !== item.kind) {
      html += (open ? `</${open}>` : '') + opening(item.kind, numbered);
      open = item.kind;
    }
    if (item.kind === 'ol') numbered += 1;
    html += itemHtml(item, depth, items.slice(at + 1, end));
    at = end;
  }
  return open ? `${html}</${open}>` : html;
}

// Numbering goes on after bullets at the same depth, as it does in the editor.
function opening(kind: Item['kind'], numbered: number): string {
  return kind === 'ol' && numbered > 0 ? `<ol start="${numbered + 1}">` : `<${kind}>`;
}

function endOfChildren(items: readonly Item[], at: number, depth: number): number {
  let end = at + 1;
  while (end < items.length && (items[end] as Item).depth > depth) end += 1;
  return end;
}

function itemHtml(item: Item, depth: number, children: readonly Item[]): string {
  // An item without a parent above it keeps its distance from the edge.
  const stray = item.depth > depth ? `ql-indent-${item.depth - depth}` : '';
  const classes = [item.classes, stray].filter(Boolean).join(' ');
  const inner = children.length > 0 ? listsOf(children, depth + 1) : '';
  return `<li${classes ? ` class="${classes}"` : ''}>${item.content}${inner}</li>`;
}
