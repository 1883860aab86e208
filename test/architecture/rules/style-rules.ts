import { fits, plant, type Rule } from './rule.js';

const namedHas: Rule = {
  sentence:
    'A selector with :has() begins with what it is about: otherwise a browser asks it of every element at every change of the document',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'client/**/*.css'))
      .flatMap(({ path, text }) =>
        selectorsOf(text)
          .filter((selector) => selector.includes(':has(') && /^(?:\*|:(?:has|not)\()/.test(selector))
          .map((selector) => `${path} asks ${selector}`),
      ),
  planted: [
    plant('client/page-editing/rows/row.module.css', '.a { color: red; }\n:has(> .emblem) * { gap: 12px; }'),
    plant('client/page-editing/rows/row.module.css', '@media (width < 1100px) { .a, :has(> .emblem) > .a { gap: 12px; } }'),
    plant('client/page-editing/rows/row.module.css', '/* Words. */ .b:is(.c, .d), *:has(> .emblem) { gap: 12px; }'),
    plant('client/page-editing/rows/row.module.css', ':not(:has(.emblem)) { gap: 12px; }'),
  ],
};

/** Those of all rules of a sheet, one by one. A list within brackets is a part of one. */
function selectorsOf(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, before = '']) => {
    const parts = [''];
    let depth = 0;
    for (const letter of before) {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      if (letter === ',' && depth === 0) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    return parts.map((selector) => selector.trim());
  });
}

export const styleRules: readonly Rule[] = [namedHas];
