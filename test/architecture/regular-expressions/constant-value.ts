import { posix } from 'node:path';
import ts from 'typescript';
import { importsOf, parse, type SourceFile } from '../source-tree.js';

/** What an expression of the code is worth, as far as it can be known without running it. */
export type Value = string | number | RegExp | readonly Value[];

/** Reads constants from the syntax trees of files, over imports. */
export class Constants {
  private readonly files: ReadonlyMap<string, SourceFile>;
  private readonly trees = new Map<string, ts.SourceFile>();

  constructor(files: readonly SourceFile[]) {
    this.files = new Map(files.map((file) => [file.path, file]));
  }

  /** The syntax tree of a file, which is parsed once. */
  treeOf(file: SourceFile): ts.SourceFile {
    const tree = this.trees.get(file.path) ?? parse(file);
    this.trees.set(file.path, tree);
    return tree;
  }

  /** The value of an expression; undefined if only a run knows it. */
  valueOf(node: ts.Node): Value | undefined {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (ts.isRegularExpressionLiteral(node)) return literalExpression(node.text);
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return this.valueOf(node.expression);
    if (ts.isIdentifier(node)) return this.constantOf(node.text, node.parent);
    return isConstruction(node) ? this.expressionOf(node) : this.compositionOf(node);
  }

  /** What `new RegExp(…)` and `RegExp(…)` make. */
  expressionOf(call: ts.NewExpression | ts.CallExpression): RegExp | undefined {
    const [source, flags] = this.allOf(call.arguments ?? []) ?? [];
    if (source instanceof RegExp) return new RegExp(source, typeof flags === 'string' ? flags : source.flags);
    if (typeof source !== 'string') return undefined;
    return new RegExp(source, typeof flags === 'string' ? flags : '');
  }

  private compositionOf(node: ts.Node): Value | undefined {
    if (ts.isTemplateExpression(node)) return this.templateOf(node, false);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') return this.templateOf(node.template, true);
    if (ts.isArrayLiteralExpression(node)) return this.allOf(node.elements);
    if (ts.isCallExpression(node)) return this.joined(node);
    return ts.isPropertyAccessExpression(node) && node.name.text === 'source' ? this.sourceOf(node.expression) : undefined;
  }

  private sourceOf(node: ts.Node): string | undefined {
    const expression = this.valueOf(node);
    return expression instanceof RegExp ? expression.source : undefined;
  }

  private joined({ expression, arguments: parameters }: ts.CallExpression): string | undefined {
    if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'join') return undefined;
    const list = this.valueOf(expression.expression);
    const separator = parameters[0] ? this.valueOf(parameters[0]) : ',';
    return Array.isArray(list) && typeof separator === 'string' ? list.join(separator) : undefined;
  }

  private templateOf(template: ts.TemplateLiteral, isRaw: boolean): string | undefined {
    const textOf = (part: ts.TemplateLiteralLikeNode): string => (isRaw ? (part.rawText ?? '') : part.text);
    if (ts.isNoSubstitutionTemplateLiteral(template)) return textOf(template);
    let text = textOf(template.head);
    for (const { expression, literal } of template.templateSpans) {
      const value = this.valueOf(expression);
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      text += value + textOf(literal);
    }
    return text;
  }

  private allOf(nodes: readonly ts.Node[]): readonly Value[] | undefined {
    const values = nodes.map((node) => this.valueOf(node));
    return values.includes(undefined) ? undefined : (values as Value[]);
  }

  /** The constant of a name: in a block or file around the place, or imported. A parameter has no value here. */
  private constantOf(name: string, place: ts.Node | undefined): Value | undefined {
    for (let around = place; around; around = around.parent) {
      if (ts.isFunctionLike(around) && around.parameters.some((parameter) => namesIn(parameter.name).includes(name))) return undefined;
      if (!ts.isBlock(around) && !ts.isSourceFile(around)) continue;
      const declared = declarationIn(around.statements, name);
      if (declared) return declared.isConstant && declared.initializer ? this.valueOf(declared.initializer) : undefined;
      if (ts.isSourceFile(around)) return this.importedOf(name, around.fileName);
    }
    return undefined;
  }

  private importedOf(name: string, path: string): Value | undefined {
    const file = this.files.get(path);
    const from = file && importsOf(file).find(({ file: target, names }) => target !== undefined && names.includes(name))?.file;
    const target = from === undefined ? undefined : this.files.get(posix.normalize(from));
    return target && this.constantOf(name, this.treeOf(target));
  }
}

/** Whether a place makes a regular expression out of a text. */
export function isConstruction(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  return (ts.isNewExpression(node) || ts.isCallExpression(node)) && /^(?:globalThis\.|window\.)?RegExp$/.test(node.expression.getText());
}

/** The expression that a literal such as `/a/g` makes. */
export function literalExpression(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}

function declarationIn(statements: readonly ts.Statement[], name: string) {
  for (const { declarationList } of statements.filter(ts.isVariableStatement)) {
    const found = declarationList.declarations.find((declaration) => namesIn(declaration.name).includes(name));
    if (!found) continue;
    const isConstant = (declarationList.flags & ts.NodeFlags.Const) !== 0 && ts.isIdentifier(found.name);
    return { isConstant, initializer: found.initializer };
  }
  return undefined;
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}
