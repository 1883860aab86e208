/**
 * What an import of a stylesheet or a drawing gives under jest: its text, as with Vite's `?inline` and `?raw`;
 * a CSS module gives its class names, each as itself.
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
