/**
 * In jest, an import of a style sheet or a drawing gives its text, as Vite's `?inline` and `?raw` do. An import of a CSS module gives its
 * class names unchanged.
 */
export default {
  process(source, path) {
    const value = path.endsWith('.module.css') ? classNames(source) : source;
    return { code: `export default ${JSON.stringify(value)};` };
  },
};

function classNames(css) {
  const names = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g);
  return Object.fromEntries(Array.from(names, ([, name]) => [name, name]));
}
