// Reads and writes the tables of OpenType fonts, as far as the typefaces of pages need it.

/** The font with another table `name`: that of a family with one style. */
export function renamed(font, name) {
  const tables = tablesOf(font).map(({ tag, sum, content }) => ({ tag, sum, content: tag === 'name' ? nameTable(name) : content }));
  const heads = [font.subarray(0, 12)];
  const bodies = [];
  let offset = 12 + tables.length * 16;
  for (const { tag, sum, content } of tables) {
    const head = Buffer.alloc(16);
    head.write(tag, 'latin1');
    head.writeUInt32BE(sum, 4);
    head.writeUInt32BE(offset, 8);
    head.writeUInt32BE(content.length, 12);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    heads.push(head);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...heads, ...bodies]);
}

function nameTable(family) {
  const texts = [family, 'Regular'].map((text) => Buffer.from(text, 'utf16le').swap16());
  const head = Buffer.alloc(6 + texts.length * 12);
  head.writeUInt16BE(texts.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [at, text] of texts.entries()) {
    // Windows, Unicode, English; the number of what is named, and where its text is.
    [3, 1, 0x409, at + 1, text.length, offset].forEach((value, place) => head.writeUInt16BE(value, 6 + at * 12 + place * 2));
    offset += text.length;
  }
  return Buffer.concat([head, ...texts]);
}

function tablesOf(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const head = 12 + at * 16;
    const offset = font.readUInt32BE(head + 8);
    const content = font.subarray(offset, offset + font.readUInt32BE(head + 12));
    return { tag: font.toString('latin1', head, head + 4), sum: font.readUInt32BE(head + 4), content };
  });
}

/** The code points that a font has letters for, from its table `cmap`. */
export function codesOf(font) {
  const { content } = tablesOf(font).find(({ tag }) => tag === 'cmap');
  const parts = Array.from({ length: content.readUInt16BE(2) }, (_, at) => content.readUInt32BE(8 + at * 8));
  return parts.flatMap((part) => ({ 4: codesOfSegments, 12: codesOfGroups })[content.readUInt16BE(part)]?.(content, part) ?? []);
}

function codesOfSegments(cmap, part) {
  const size = cmap.readUInt16BE(part + 6);
  const segments = Array.from({ length: size / 2 }, (_, at) => part + 14 + at * 2);
  return segments.flatMap((end) => rangeOf(cmap.readUInt16BE(end + size + 2), Math.min(0xfffe, cmap.readUInt16BE(end))));
}

function codesOfGroups(cmap, part) {
  const groups = Array.from({ length: cmap.readUInt32BE(part + 12) }, (_, at) => part + 16 + at * 12);
  return groups.flatMap((group) => rangeOf(cmap.readUInt32BE(group), cmap.readUInt32BE(group + 4)));
}

function rangeOf(from, to) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** How wide the letters of a font are, in em, by their code points; only those of its tables of segments. */
export function advancesOf(font) {
  const tables = Object.fromEntries(tablesOf(font).map(({ tag, content }) => [tag, content]));
  const [unitsPerEm, count] = [tables.head.readUInt16BE(18), tables.hhea.readUInt16BE(34)];
  const widths = new Map();
  for (const [code, glyph] of glyphsOf(tables.cmap))
    widths.set(code, tables.hmtx.readUInt16BE(Math.min(glyph, count - 1) * 4) / unitsPerEm);
  return widths;
}

/** Code points with the numbers of their glyphs. */
function glyphsOf(content) {
  const part = Array.from({ length: content.readUInt16BE(2) }, (_, at) => content.readUInt32BE(8 + at * 8)).find(
    (place) => content.readUInt16BE(place) === 4,
  );
  const segments = content.readUInt16BE(part + 6) / 2;
  const field = (block, at) => part + 14 + block * segments * 2 + (block > 0 ? 2 : 0) + at * 2;
  const found = [];
  for (let at = 0; at < segments; at += 1) {
    const [last, first] = [content.readUInt16BE(field(0, at)), content.readUInt16BE(field(1, at))];
    const [delta, offset] = [content.readUInt16BE(field(2, at)), content.readUInt16BE(field(3, at))];
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : content.readUInt16BE(field(3, at) + offset + (code - first) * 2);
      found.push([code, (glyph + delta) & 0xffff]);
    }
  }
  return found;
}
