const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a tile's rich text, a line for each paragraph. The HTML is sanitized, so every angle bracket belongs to a tag. */
export function wordsOf(html: string): string {
  return html
    .replace(/<li\b[^<>]*>/g, '- ')
    .replace(/<br\b[^<>]*>|<\/(?:p|li|pre|div)>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
