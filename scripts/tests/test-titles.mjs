// Reads the titles of the tests of a file from its syntax tree, without running it.
import ts from 'typescript';

const CALLS = new Set(['test', 'it', 'describe']);
const NOT_RUN = new Set(['skip', 'todo']);
const WRAPPERS = [ts.isAsExpression, ts.isSatisfiesExpression, ts.isParenthesizedExpression];
const LITERALS = [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword, ts.SyntaxKind.PrefixUnaryExpression];
/** The placeholder for a value that is only known when the test runs. */
const UNKNOWN = '…';

/**
 * @returns {{ context: string[], title: string, pattern?: string }[]} one entry for each test, in the order of the file. A literal table of
 * `.each` gives one entry for each row; `pattern` is the title without the values of the row. `context` has the titles of the groups around
 * the test.
 */
export function titlesOf(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node, context) => {
    const call = ts.isCallExpression(node) ? readCall(node, file) : undefined;
    if (!call) {
      ts.forEachChild(node, (child) => visit(child, context));
    } else if (!call.isRun) {
      // The tests in a skipped group do not run.
    } else if (call.name === 'describe') {
      for (const title of call.titles) {
        ts.forEachChild(node, (child) => visit(child, [...context, title]));
      }
    } else {
      found.push(...call.titles.map((title) => ({ context, title, pattern: call.pattern })));
    }
  };
  visit(file, []);
  return found;
}

/** Reads `test(title, …)`, `test.only(title, …)`, `test.each(table)(title, …)` and similar calls; undefined for any other call. */
function readCall({ expression, arguments: parameters }, file) {
  const table = ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
  const chain = chainOf(table ? expression.expression : expression) ?? [];
  const isTest = CALLS.has(chain[0]) && (table !== undefined) === (chain.at(-1) === 'each');
  const template = isTest && parameters[0] ? titleText(parameters[0]) : undefined;
  if (template === undefined) return undefined;
  const isRun = !chain.some((part) => NOT_RUN.has(part));
  return { name: chain[0], isRun, ...(table ? titlesOfTable(template, rowsOf(table, file)) : { titles: [template] }) };
}

function titlesOfTable(template, rows) {
  const pattern = withoutValues(template);
  return rows ? { titles: rows.map((row, at) => fillIn(template, row, at)), pattern } : { titles: [pattern] };
}

function chainOf(expression) {
  if (ts.isIdentifier(expression)) return [expression.text];
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const before = chainOf(expression.expression);
  return before && [...before, expression.name.text];
}

function titleText(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => UNKNOWN + literal.text).join('');
  }
  if (ts.isBinaryExpression(node)) return (titleText(node.left) ?? UNKNOWN) + (titleText(node.right) ?? UNKNOWN);
  return undefined;
}

/** The rows of a table that is a literal, in the call or as a constant of the same file; undefined for a computed table. */
function rowsOf(table, file) {
  const value = valueOf(table, file);
  return Array.isArray(value) && !value.includes(undefined) ? value : undefined;
}

function valueOf(node, file) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (WRAPPERS.some((isWrapper) => isWrapper(node))) return valueOf(node.expression, file);
  if (ts.isArrayLiteralExpression(node)) {
    return node.elements.some(ts.isSpreadElement) ? undefined : node.elements.map((element) => valueOf(element, file));
  }
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, file);
  if (ts.isIdentifier(node)) return constantOf(node.text, file);
  return literalOf(node);
}

function literalOf(node) {
  return LITERALS.includes(node.kind) ? node.getText() : UNKNOWN;
}

function objectOf(node, file) {
  const properties = node.properties.filter(ts.isPropertyAssignment);
  return Object.fromEntries(properties.map(({ name, initializer }) => [name.text ?? name.getText(), valueOf(initializer, file)]));
}

function constantOf(name, scope) {
  let value;
  const look = (node) => {
    if (value !== undefined) return;
    const isIt = ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer !== undefined;
    if (isIt) value = valueOf(node.initializer, scope);
    else ts.forEachChild(node, look);
  };
  look(scope);
  return value;
}

/** Fills in values as jest does: `$name` from an object; `%s` and similar from a list, in order. */
function fillIn(template, row, at) {
  const values = Array.isArray(row) ? [...row] : [row];
  return template
    .replace(/\$([a-z_][\w.]*\w|[a-z_])/gi, (_whole, path) => show(path.split('.').reduce((value, key) => value?.[key], row)))
    .replaceAll('$#', String(at))
    .replace(/%([sdifjopc#$%])/g, (_whole, kind) => {
      if (kind === '%') return '%';
      return kind === '#' ? String(at) : show(values.shift());
    });
}

function withoutValues(template) {
  return template.replace(/\$[a-z_][\w.]*|%[sdifjop]/gi, UNKNOWN);
}

function show(value) {
  if (value === undefined) return UNKNOWN;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
