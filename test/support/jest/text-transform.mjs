import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const itself = readFileSync(new URL(import.meta.url));

/**
 * In jest, an import of a style sheet gives its text, as Vite's `?inline` does, and an import of a drawing what is inside its outermost
 * element, as in the build. An import of a CSS module gives its class names unchanged.
 */
export default {
  /** What an earlier version of this file made must not come out of jest's cache. */
  getCacheKey(source, path) {
    return createHash('sha256').update(itself).update(path).update(source).digest('hex');
  },
  process(source, path) {
    const value = path.endsWith('.module.css') ? classNames(source) : insideOf(source, path);
    return { code: `export default ${JSON.stringify(value)};` };
  },
};

function classNames(css) {
  const names = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  return Object.fromEntries(Array.from(names, ([, name]) => [name, name]));
}

function insideOf(source, path) {
  return path.endsWith('.svg') ? source.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') : source;
}
