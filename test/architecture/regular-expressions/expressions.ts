import ts from 'typescript';
import { descendants, isGenerated, type SourceFile } from '../source-tree.js';
import { Constants, isConstruction, literalExpression } from './constant-value.js';
import { SAMPLES } from './samples.js';

/** A place that makes a regular expression. */
export interface Place {
  /** The file and what is written there, with single blanks. */
  readonly name: string;
  /** What it makes, or samples of that; empty if only a run knows it, and there is no sample. */
  readonly expressions: readonly RegExp[];
  /** Whether the expressions are samples. */
  readonly isSampled: boolean;
}

/** No text of strangers reaches them: they run where Tessera is developed and built. */
const OF_DEVELOPERS = /^client\/(?:styleguide|vite\.config\.ts$)/;

/** Only a file with such a text can have an expression: most files need not be parsed. The formatter never joins a literal to a word before it. */
const MAY_MAKE_ONE = /RegExp|(?<![\w/*.<"'`-])\/(?![/*>])/;

/** Every place of the server and of the client that makes a regular expression. */
export function placesIn(files: readonly SourceFile[]): Place[] {
  const constants = new Constants(files);
  return files
    .filter(({ path }) => /^(?:server|client)\/.*\.tsx?$/.test(path) && !isGenerated(path) && !OF_DEVELOPERS.test(path))
    .filter(({ text }) => MAY_MAKE_ONE.test(text))
    .flatMap((file) =>
      descendants(constants.treeOf(file))
        .filter((node) => ts.isRegularExpressionLiteral(node) || isConstruction(node))
        .map((node) => placeOf(file.path, node, constants)),
    );
}

function placeOf(path: string, node: ts.RegularExpressionLiteral | ts.NewExpression | ts.CallExpression, constants: Constants): Place {
  const name = `${path}: ${node.getText().replace(/\s+/g, ' ')}`;
  const expression = ts.isRegularExpressionLiteral(node) ? literalExpression(node.text) : constants.expressionOf(node);
  if (expression) return { name, expressions: [expression], isSampled: false };
  return { name, expressions: SAMPLES[name] ?? [], isSampled: true };
}
