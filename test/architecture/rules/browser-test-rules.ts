import ts from 'typescript';
import { fits, plant, type Rule } from './rule.js';
import { descendants, parse } from '../source-tree.js';

/** What reads a page once, and does not wait for what it reads to become as expected. */
const READS = new Set([
  ...['allInnerTexts', 'allTextContents', 'ariaSnapshot', 'boundingBox', 'content', 'count', 'evaluate', 'evaluateAll', 'getAttribute'],
  ...['innerHTML', 'innerText', 'inputValue', 'isChecked', 'isDisabled', 'isEditable', 'isEnabled', 'isHidden', 'isVisible'],
  ...['textContent', 'title'],
]);

const waitingMatchers: Rule = {
  sentence:
    'A browser test expects something of a page with a matcher that waits for it (expectSoon), because a page changes a moment after a press',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'test/browser/**/*.ts'))
      .flatMap((file) => {
        const tree = parse(file);
        return descendants(tree)
          .filter(readsOnce)
          .map((node) => `${file.path}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} reads the page once`);
      }),
  planted: [
    plant('test/browser/editor/editor.test.ts', 'expect(await tiles.count()).toBe(3);'),
    plant('test/browser/editor/editor.test.ts', 'await expect(field.inputValue()).resolves.toBe("Ada");'),
    plant('test/browser/editor/editor.test.ts', 'expect(await page.evaluate(() => scrollY)).not.toBe(0);'),
  ],
};

const gesturesInOnePlace: Rule = {
  sentence:
    'A browser test presses, moves and lets go with the gestures of pointer-steps, which move in steps and repeat where the product measures first',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'test/browser/**/*.ts') && !path.endsWith('/pointer-steps.ts'))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, at) => (/mouse\.(?:down|up)\(/.test(line) ? [`${path}:${at + 1} presses by itself`] : [])),
      ),
  planted: [
    plant('test/browser/editor/editor.test.ts', 'await page.mouse.down();'),
    plant('test/browser/editor/editor-steps.ts', 'await mouse.up({ clickCount: 2 });'),
  ],
};

/** `expect(await page.title())` or `expect(page.title()).resolves`, outside of what is repeated as a whole. */
function readsOnce(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect' || isRepeated(node)) return false;
  const [value] = node.arguments;
  const read = value && ts.isAwaitExpression(value) ? value.expression : value;
  return (
    read !== undefined &&
    ts.isCallExpression(read) &&
    ts.isPropertyAccessExpression(read.expression) &&
    READS.has(read.expression.name.text)
  );
}

function isRepeated(node: ts.Node): boolean {
  for (let outer = node.parent; !ts.isSourceFile(outer); outer = outer.parent) {
    if (ts.isCallExpression(outer) && ['eventually', 'until'].includes(outer.expression.getText())) return true;
  }
  return false;
}

export const browserTestRules = [waitingMatchers, gesturesInOnePlace];
