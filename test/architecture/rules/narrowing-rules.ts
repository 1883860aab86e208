import ts from 'typescript';
import { descendants, parse, type SourceFile } from '../source-tree.js';
import { plant, type Rule } from './rule.js';

const WRITERS = 'server/adapters/postgres';

/** Where a change is told as one that takes nothing from anybody, how often, and why no comparison is needed. */
const TAKING_NOTHING: Readonly<Record<string, { readonly times: number; readonly because: string }>> = {
  [`${WRITERS}/pages/typeorm-account-pages.ts`]: { times: 2, because: 'a new page, and what visitors never see' },
  [`${WRITERS}/hiding/typeorm-page-hidings.ts`]: { times: 1, because: 'a page is shown again' },
  [`${WRITERS}/hiding/typeorm-first-looks.ts`]: { times: 1, because: 'a page is shown for the first time' },
  [`${WRITERS}/suspension/typeorm-suspension-store.ts`]: { times: 1, because: 'pages are shown again' },
  [`${WRITERS}/pages/page-moments.ts`]: { times: 1, because: 'whoever keeps a page knows its moments' },
  [`${WRITERS}/pages/typeorm-page-store.ts`]: { times: 1, because: 'after a publication, moveBetween is asked' },
  [`${WRITERS}/linknames/notify-page-changes.ts`]: { times: 1, because: 'it tells what others have decided' },
};

export const narrowingRules: readonly Rule[] = [
  {
    sentence: 'Whether a change of a page takes something from visitors is decided by `moveBetween`, unless it never does',
    find: (files) =>
      files
        .filter(({ path }) => path.startsWith('server/'))
        .flatMap((file) => {
          const found = harmlessNews(file);
          const { times = 0 } = TAKING_NOTHING[file.path] ?? {};
          return found.length === times
            ? []
            : [`${file.path} tells ${found.length} times of a change that takes nothing, not ${times} times`];
        }),
    planted: [
      plant(`${WRITERS}/pages/page-colors.ts`, `await changes.notifyWithin(manager, { gone: null, changed: linkname });`),
      plant(`${WRITERS}/locks/typeorm-locks.ts`, `this.changes.announce(linkname);`),
      plant(`${WRITERS}/pages/page-moments.ts`, `changes.announce(one); changes.announce(other);`),
    ],
  },
];

/** `{ gone: null, … }`, and calls of `announce`. */
function harmlessNews(file: SourceFile): ts.Node[] {
  if (!/gone: null|\.announce\(/.test(file.text)) return [];
  return descendants(parse(file)).filter(
    (node) =>
      (ts.isPropertyAssignment(node) && node.name.getText() === 'gone' && node.initializer.kind === ts.SyntaxKind.NullKeyword) ||
      (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'announce'),
  );
}
