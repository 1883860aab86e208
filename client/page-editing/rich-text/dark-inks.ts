import { INKS } from '../../page-view/tiles/rich-text.js';

// Quill writes a colour as a style attribute, which no class can override. On a dark sheet, each of these colours is replaced by its dark
// variant, as on the page. The Content-Security-Policy allows a constructed style sheet without an exception.
const sheet = new CSSStyleSheet();
sheet.replaceSync(INKS.map(({ light, dark }) => rule(light, dark)).join('\n'));
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function rule(hex: string, dark: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const styled = `color: rgb(${red}, ${green}, ${blue})`;
  return `[data-rich-text] [style*="${styled}"]:not([style*="background-${styled}"]) { color: light-dark(${hex}, ${dark}) !important; }`;
}
