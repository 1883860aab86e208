import ts from 'typescript';
import { fits, plant, type Rule } from './rule.js';
import { descendants, exportedClasses, parse } from '../source-tree.js';

/*
 * What the server does in one way only. `docs/architecture.md` has the table of the ways.
 */

/** What decides or repeats, so that a use case does more than to pass on a call. */
const DECIDES = [
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.TryStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.NewExpression,
];

/** What is alone in its subject, and why. */
const ALONE = [
  // What else is asked of the figures is for operators.
  'server/figures/use-cases/count-site.ts',
  // It hashes and names; `open-lock` reads what it made, for strangers.
  'server/locks/use-cases/create-lock.ts',
  // It writes the mail.
  'server/mail/for-operators/send-test-mail.ts',
];

const forwarding: Rule = {
  sentence: 'What only passes on a call to a port, or two, is a method of the class of its subject, and no use case of its own',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/**/{use-cases,for-operators}/*.ts') && !ALONE.includes(path))
      .filter((file) => exportedClasses(file).some(isForwarding))
      .map(({ path }) => `${path} only passes on a call`),
  planted: [
    plant(
      'server/pages/use-cases/order-pages.ts',
      `import { AccountPages } from '../ports/account-pages.port.js';
       export class OrderPages { execute(actor, ids) { return this.accountPages.order(actor.accountFor('publish'), ids); } }`,
    ),
    plant(
      'server/pages/use-cases/rename-page.ts',
      `import { PageStore } from '../ports/page-store.port.js';
       export class RenamePage { async execute(page, name) { await this.pages.rename(page, name); return this.pages.find(page); } }`,
    ),
  ],
};

/** Whether a class has `execute` alone, which decides nothing, and asks at most two things of its ports. */
function isForwarding(declared: ts.ClassDeclaration): boolean {
  const methods = declared.members.filter(ts.isMethodDeclaration);
  const [only] = methods;
  if (only?.name.getText() !== 'execute' || methods.length > 1) return false;
  const inside = descendants(only);
  const asked = inside.filter((node) => ts.isCallExpression(node) && /^this\.(?!clock\b)\w+\./.test(node.expression.getText()));
  return asked.length <= 2 && !inside.some(({ kind }) => DECIDES.includes(kind));
}

/** What has a timer of its own, because it is about this process alone. */
const OWN_TIMERS = [
  'server/gateway/background/background-work.ts',
  'server/gateway/web/public-pages/revision-check.ts',
  'server/gateway/http/{http-servers,connection-timeouts}.ts',
  'server/imports/use-cases/start-import.ts',
  'server/adapters/{embedded-postgres/ownership,pictures/picture-process,blocked-links/blocked-links-file}.ts',
];

const background: Rule = {
  sentence: 'Background work is a row of BackgroundJobs: nothing else repeats what one of all instances does',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/**/*.ts') && !OWN_TIMERS.some((pattern) => fits(path, pattern)))
      .filter(({ path, text }) => /\bsetInterval\(|\.job\.js'|implements BackgroundJob\b/.test(text) || isUpkeep(path, text))
      .map(({ path }) => `${path} repeats work by itself`),
  planted: [
    plant('server/gateway/operations/site-health.ts', 'setInterval(() => void this.forgetHosts.execute(), 60_000);'),
    plant('server/gateway/background/old-hosts.ts', 'export class OldHosts implements BackgroundJob {}'),
    plant('server/gateway/operations/forget.ts', 'export class Forget { constructor(private readonly lock: InstanceLock) {} }'),
  ],
};

/** Whether it asks whether it is the instance that does the jobs. The port, its adapters and the list of adapters name the lock, too. */
function isUpkeep(path: string, text: string): boolean {
  return fits(path, 'server/gateway/**') !== undefined && /\bInstanceLock\b/.test(text);
}

/** What stores or schedules what was prepared, and the file that makes it. */
const STORES_DESIGNS = [
  'server/pages/publishing/{use-cases/publish-page,prepare-publication}.ts',
  'server/pages/scheduled/use-cases/schedule-publication.ts',
  'server/pages/pages.module.ts',
];
/** What tries a publication again: the second one notes what others have published, and tries nothing. */
const MEETS_OTHER_WRITERS = ['server/pages/publishing/use-cases/publish-page.ts', 'server/pages/scheduled/use-cases/publish-scheduled.ts'];

const publishing: Rule = {
  sentence: 'A design is published by PublishPage, which alone stores what was prepared and tries again when the page has changed',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/**/*.ts') && !fits(path, 'server/adapters/**'))
      .flatMap(({ path, text }) => {
        const stores = /\bPreparePublication\b|\bpages\.publish\(/.test(text) && !STORES_DESIGNS.some((pattern) => fits(path, pattern));
        const repeats = /instanceof PageChangedElsewhere\b/.test(text) && !MEETS_OTHER_WRITERS.includes(path);
        return [...(stores ? [`${path} publishes in its own way`] : []), ...(repeats ? [`${path} tries again`] : [])];
      }),
  planted: [
    plant('server/imports/use-cases/complete-import.ts', 'await this.pages.publish({ ...page, design });'),
    plant('server/portability/use-cases/publish-file.ts', 'constructor(private readonly preparing: PreparePublication) {}'),
    plant('server/pages/publishing/prepare-publication.ts', 'if (error instanceof PageChangedElsewhere) return this.again(command);'),
  ],
};

const locks: Rule = {
  sentence:
    'A row of an account or a page is locked by a function of rows.ts, which says how strongly and why; a statement that also writes it does so itself',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/adapters/**/*.ts') && !fits(path, 'server/adapters/postgres/{rows,migrations}/**'))
      .flatMap((file) =>
        descendants(parse(file))
          .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
          .filter((node) => isLockOfRow(node.getText().slice(1, -1)))
          .map((node) => `${file.path} locks by itself: ${node.getText()}`),
      ),
  planted: [
    plant('server/adapters/postgres/media/typeorm-tile-pictures.ts', `const LOCK = 'SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE';`),
    plant(
      'server/adapters/postgres/hiding/typeorm-first-looks.ts',
      'const LOCK = `\n  SELECT linkname FROM page WHERE ${place} FOR UPDATE`;',
    ),
    plant('server/adapters/postgres/accounts/typeorm-account-store.ts', 'await manager.query(`${FIND} FOR NO KEY UPDATE`);'),
  ],
};

/** A statement that locks and nothing else, of accounts, of pages, or of what another text says. */
function isLockOfRow(text: string): boolean {
  const locks = /^\s*(?:SELECT\b|\$\{)[^]*\bFOR (?:NO KEY )?UPDATE\s*$/.test(text);
  return locks && [...text.matchAll(/\bFROM (\w+)/g)].every(([, table]) => table === 'account' || table === 'page');
}

/** What hears of changes of pages itself: all that is kept for visitors hears of them here, and the exported files have a queue. */
const HEARS_OF_PAGES = ['server/gateway/web/public-pages/page-news.ts', 'server/gateway/page-export/page-export.ts'];
/** What keeps documents, and takes them away when it hears that it has to. */
const KEEPS_DOCUMENTS = ['server/gateway/web/{public-pages/document-loader,public-pages/document-cache,feeds/sitemap}.ts'];

const news: Rule = {
  sentence: 'What is kept of pages for visitors is changed or gone when PageNews says so, for all of it',
  find: (files) =>
    files
      .filter(({ path }) => fits(path, 'server/gateway/**/*.ts'))
      .flatMap(({ path, text }) => {
        const hears = /\bWatchPageChanges\b/.test(text) && !HEARS_OF_PAGES.includes(path);
        const takes = /\bcache\.(?:remove|invalidate)\(/.test(text) && !KEEPS_DOCUMENTS.some((pattern) => fits(path, pattern));
        return hears || takes ? [`${path} decides by itself what is gone`] : [];
      }),
  planted: [
    plant('server/gateway/web/data-links/data-links.ts', 'constructor(private readonly changes: WatchPageChanges) {}'),
    plant('server/gateway/web/public-pages/revision-check.ts', 'if (isGone) this.cache.remove(address);'),
  ],
};

export const oneWayRules: readonly Rule[] = [forwarding, background, publishing, locks, news];
