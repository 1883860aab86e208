import ts from 'typescript';
import { descendants, importsOf, parse, type SourceFile } from '../source-tree.js';
import { plant, type Rule } from './rule.js';

const PORTS = 'server/pages';
const ASKING = 'server/pages/publishing/use-cases/require-publisher.ts';

/** The methods of ports that let others see what they have not seen, or that promise it. */
const SHOWING: Readonly<Record<string, readonly string[]>> = {
  [`${PORTS}/ports/page-store.port.ts`]: ['publish'],
  [`${PORTS}/ports/account-pages.port.ts`]: ['create'],
  [`${PORTS}/drafts/ports/draft-links.port.ts`]: ['make', 'open', 'accountsOf'],
  [`${PORTS}/scheduled/ports/scheduled-publications.port.ts`]: ['schedule'],
};

export const showingRules: readonly Rule[] = [
  {
    sentence: 'Whatever shows others something new asks in the core whether its account may: `RequirePublisher`',
    find: (files) =>
      files
        .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/adapters/'))
        .filter((file) => !importsOf(file).some((found) => found.file === ASKING))
        .flatMap((file) => showingCalls(file).map((call) => `${file.path} calls ${call}`)),
    planted: [
      plant(
        'server/pages/use-cases/restore-page.ts',
        `import { PageStore } from '../ports/page-store.port.js';
         const restore = (pages: PageStore, publication: never) => pages.publish(publication);`,
      ),
      plant(
        'server/pages/drafts/use-cases/share-draft.ts',
        `import { DraftLinks } from '../ports/draft-links.port.js';
         class ShareDraft { constructor(private readonly links: DraftLinks) {} share = () => this.links.make(page, link); }`,
      ),
      plant(
        'server/pages/drafts/use-cases/list-drafts.ts',
        `import { DraftLinks } from '../ports/draft-links.port.js';
         const list = (links: DraftLinks) => links.accountsOf([], new Date());`,
      ),
      plant(
        'server/pages/scheduled/use-cases/repeat-publication.ts',
        `import { ScheduledPublications } from '../ports/scheduled-publications.port.js';
         const repeat = (scheduled: ScheduledPublications) => scheduled.schedule(page, again);`,
      ),
      plant(
        'server/pages/use-cases/copy-pages.ts',
        `import { AccountPages } from '../ports/account-pages.port.js';
         const copy = (accountPages: AccountPages) => accountPages.create(page, 20);`,
      ),
    ],
  },
];

function showingCalls(file: SourceFile): string[] {
  const methods = importsOf(file).flatMap((found) => SHOWING[found.file ?? ''] ?? []);
  if (methods.length === 0) return [];
  return descendants(parse(file)).flatMap((node) =>
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && isShowing(node.expression, methods)
      ? [node.expression.getText()]
      : [],
  );
}

/** A method of the file's own class may have the same name. */
function isShowing({ expression, name }: ts.PropertyAccessExpression, methods: readonly string[]): boolean {
  return expression.kind !== ts.SyntaxKind.ThisKeyword && methods.includes(name.text);
}
