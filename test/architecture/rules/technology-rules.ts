import { builtinModules } from 'node:module';
import ts from 'typescript';
import { fits, plant, type Rule } from './rule.js';
import { descendants, importsOf, parse, type Import, type SourceFile } from '../source-tree.js';

/** The one place of each technology. Whatever else wants it asks for a port. */
const HOMES: readonly { readonly technology: readonly string[]; readonly homes: readonly string[] }[] = [
  {
    technology: ['typeorm', 'pg'],
    homes: [
      'server/adapters/{postgres,queue}/**',
      'server/adapters/{adapters.module,account-adapters,page-adapters}.ts',
      'server/{app.module,admin.module,main}.ts',
    ],
  },
  { technology: ['pg-boss'], homes: ['server/adapters/queue/*'] },
  { technology: ['pg-copy-streams'], homes: ['server/adapters/postgres/*/*'] },
  { technology: ['modern-tar'], homes: ['server/adapters/backups/*'] },
  { technology: ['altcha-lib'], homes: ['server/adapters/proof-of-work/*', 'client/report-entry.ts'] },
  { technology: ['sharp'], homes: ['server/adapters/pictures/*'] },
  { technology: ['@aws-sdk/client-s3'], homes: ['server/adapters/storage/**'] },
  { technology: ['busboy'], homes: ['server/gateway/uploads/*'] },
  { technology: ['graphql-upload'], homes: ['server/gateway/uploads/*', 'server/gateway/graphql/graphql-gateway.module.ts'] },
  { technology: ['node:https'], homes: ['server/adapters/outgoing-http/*'] },
  { technology: ['nodemailer'], homes: ['server/adapters/smtp/**'] },
  { technology: ['@node-rs/argon2'], homes: ['server/adapters/passwords/*'] },
  { technology: ['sanitize-html'], homes: ['server/adapters/tiles/*', 'server/adapters/articles/render-markdown.ts'] },
  { technology: ['htmlparser2'], homes: ['server/adapters/strangers-html/bounded-parser.ts'] },
  { technology: ['marked'], homes: ['server/adapters/articles/render-markdown.ts'] },
  { technology: ['openid-client'], homes: ['server/adapters/openid/*'] },
  {
    technology: ['fastify', '@fastify/static', '@fastify/cors', '@nestjs/platform-fastify'],
    homes: ['server/gateway/**', 'server/main.ts'],
  },
  { technology: ['@nestjs/graphql', '@nestjs/apollo', '@apollo/server', 'graphql'], homes: ['server/gateway/**', 'client/**'] },
  {
    technology: ['passport', 'passport-custom', '@nestjs/passport'],
    homes: ['server/gateway/{authentication.guard,token-strategy}.ts'],
  },
  { technology: ['pino'], homes: ['server/gateway/http/{request-log,http-application}.ts', 'server/main.ts'] },
  { technology: ['prom-client'], homes: ['server/gateway/operations/*'] },
  {
    technology: ['@opentelemetry/api', '@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources', '@opentelemetry/sdk-trace'],
    homes: ['server/adapters/opentelemetry/*'],
  },
  { technology: ['commander'], homes: ['server/gateway/command-line/*'] },
  { technology: ['isbot'], homes: ['server/gateway/web/public-pages/visitor-headers.ts'] },
  { technology: ['bowser'], homes: ['server/gateway/caller.ts'] },
  { technology: ['quill'], homes: ['client/page-editing/rich-text/**'] },
  { technology: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'], homes: ['client/service-worker/*'] },
  { technology: ['dompurify'], homes: ['client/page-editing/tiles/**'] },
  { technology: ['@zag-js/color-picker', '@zag-js/react'], homes: ['client/page-editing/style/**'] },
  { technology: ['cropperjs'], homes: ['client/shell/profile-picture/**'] },
  {
    technology: ['@dnd-kit/core', '@dnd-kit/sortable'],
    homes: ['client/page-editing/tiles/**', 'client/page-editing/links/placed-links.tsx', 'client/features/personal/pages/**'],
  },
  { technology: ['@apollo/client'], homes: ['client/api/connection/*'] },
];

const oneHome: Rule = {
  sentence: 'Each technology has one home',
  find: (files) =>
    importsWhere(
      files.filter(({ path }) => !path.startsWith('test/')),
      isAway,
    ),
  planted: [
    plant('server/gateway/operations/health.controller.ts', `import { DataSource } from 'typeorm';`),
    plant('server/adapters/storage/disk-image-storage.ts', `import pg from 'pg';`),
    plant('server/pages/pictures/use-cases/page-pictures.ts', `import sharp from 'sharp';`),
    plant('client/features/editor/editor-page.tsx', `const quill = import('quill');`),
    plant('client/features/personal/storage/storage-use.tsx', `import { useQuery } from '@apollo/client/react';`),
    plant('client/shell/profile-picture/use-picture-removal.ts', `import { useMutation } from '@apollo/client/react';`),
    plant('server/mail/use-cases/queue-letter.ts', `import { PgBoss } from 'pg-boss';`),
    plant('server/adapters/postgres/accounts/typeorm-account-store.ts', `import { PgBoss } from 'pg-boss';`),
    plant('server/mail/use-cases/count-letters.ts', `import { Gauge } from 'prom-client';`),
    plant('server/gateway/rest/images.controller.ts', `import busboy from 'busboy';`),
    plant('server/gateway/graphql/media.resolver.ts', `import Upload from 'graphql-upload/Upload.mjs';`),
    plant('server/accounts/caller.ts', `import Bowser from 'bowser';`),
    plant('server/adapters/postgres/pages/typeorm-page-store.ts', `import sanitize from 'sanitize-html';`),
    plant('server/pages/link-previews/use-cases/preview-link.ts', `import { Parser } from 'htmlparser2';`),
    plant('server/adapters/tiles/sanitize-tile-html.ts', `import sharp from 'sharp';`),
    plant('server/adapters/articles/folder-post-store.ts', `import { marked } from 'marked';`),
    plant('server/adapters/pictures/image-kind.ts', `import { hash } from '@node-rs/argon2';`),
    plant('server/adapters/passwords/argon2-password-hasher.ts', `import { discovery } from 'openid-client';`),
    plant('server/gateway/current-account.ts', `import passport from 'passport';`),
    // Nothing lives in the domain.
    ...HOMES.flatMap(({ technology }) => technology).map((name) => plant('server/pages/page.ts', `import * as it from '${name}';`)),
  ],
};

const guarded: Rule = {
  sentence: 'The server asks other servers through its adapters alone, and those of strangers through outgoing-http',
  find: (files) =>
    files
      .filter(({ path, text }) => /^server\/.*\.ts$/.test(path) && /(?<![.\w])fetch\(/.test(text))
      .map(({ path }) => `${path} calls fetch`),
  planted: [plant('server/adapters/webhooks/http-webhook-sender.ts', `export const ask = (address: string) => fetch(address);`)],
};

const nodeModules: Rule = {
  sentence: 'A module of Node is imported by its full name, and never by the client',
  find: (files) =>
    importsWhere(files, ({ package: name = '', from }) => BUILT_IN.has(name) || (name.startsWith('node:') && isClient(from))),
  planted: [
    plant('server/config/config.ts', `import { join } from 'path';`),
    plant('client/api/session/session-token.ts', `import { join } from 'node:path';`),
  ],
};

const BUILT_IN = new Set(builtinModules);

const writtenInFull: Rule = {
  sentence: 'A relative import names the compiled file, with its suffix',
  find: (files) =>
    importsWhere(files, ({ file, specifier }) => file !== undefined && !/\.(js|mjs|json|css|svg|jpg)(\?\w+)?$/.test(specifier)),
  planted: [
    plant('server/main.ts', `import { AppModule } from './app.module';`),
    plant('server/main.ts', `import { AppModule } from './app.module.ts';`),
  ],
};

const noAliases: Rule = {
  sentence: 'There are no path aliases',
  find: (files) => importsWhere(files, ({ specifier }) => /^[@~#]\/|^~|^#|^(server|client|test)\//.test(specifier)),
  planted: [
    plant('client/main.tsx', `import { routes } from '@/routes.js';`),
    plant('server/main.ts', `import { Page } from 'server/pages/page.js';`),
  ],
};

const noCycles: Rule = {
  sentence:
    'No file of the server and the client imports itself over others, for its types neither: a cycle of decorated classes does not even load',
  find: (files) => {
    const targets = (file: SourceFile): string[] =>
      importsOf(file).flatMap(({ isRuntime, file: target }) =>
        target !== undefined && (isRuntime || /^(server|client)\//.test(file.path)) ? [nameOf(target)] : [],
      );
    const graph = new Map(files.map((file) => [nameOf(file.path), targets(file)]));
    return files.filter(({ path }) => reaches(graph, nameOf(path))).map(({ path }) => `${path} imports itself`);
  },
  planted: [
    plant('server/pages/page.ts', `import { Page } from './page.js';`),
    plant('server/pages/page.ts', `import type { Page } from './page.js';`),
    plant('client/controls/notifications/notifications.tsx', `import type * as Layer from './notifications.js';`),
    [
      ...plant('client/page-editing/tiles/rows/tile-row.tsx', `import type { PopupKind } from '../../popups/use-popup.js';`),
      ...plant('client/page-editing/popups/use-popup.ts', `import type { TileActions } from '../tiles/rows/tile-row.js';`),
    ],
  ],
};

const builtClient: Rule = {
  sentence: 'Only client-bundle.ts knows that a client was built',
  find: (files) =>
    files
      .filter(({ path }) => path.startsWith('server/') && path !== 'server/gateway/web/client-bundle.ts')
      .flatMap((file) => stringsOf(file).map((text) => ({ path: file.path, text })))
      .filter(({ text }) => /(^|[/.])dist($|\/)|\bclient\/|server-entry/.test(text))
      .map(({ path, text }) => `${path} speaks of ${text}`),
  planted: [plant('server/gateway/web/app/app-shell.ts', `readFileSync(join(root, 'dist/client/index.html'));`)],
};

const windowless: Rule = {
  sentence: 'page-view renders without a window',
  find: (files) =>
    files
      .filter(({ path }) => /^client\/page-view\/.*\.tsx?$/.test(path) && !IN_THE_BROWSER.some((place) => fits(path, place)))
      .flatMap((file) => globalsOf(file).map((name) => `${file.path} uses ${name}`)),
  planted: [plant('client/page-view/page-view.tsx', `export const width = () => window.innerWidth;`)],
};

/** Parts of page-view that run in the browser only: the page's own small script, those of kinds of tiles, and the preview's mounting and typefaces. */
const IN_THE_BROWSER = [
  'client/page-view/document/language-script.ts',
  'client/page-view/document/popup-script.ts',
  'client/page-view/visibility/coming-script.ts',
  'client/page-view/visibility/warning-script.ts',
  'client/page-view/document/visit-script.ts',
  'client/page-view/tile-kinds/*/*-script.ts',
  'client/page-view/page-preview.tsx',
  'client/page-view/appearance/use-document-styles.ts',
];

export const technologyRules: readonly Rule[] = [
  oneHome,
  guarded,
  nodeModules,
  writtenInFull,
  noAliases,
  noCycles,
  builtClient,
  windowless,
];

function importsWhere(files: readonly SourceFile[], isBreach: (found: Import) => boolean): string[] {
  const found = files.flatMap((file) => importsOf(file).filter(isBreach));
  return found.map(({ from, specifier }) => `${from} imports ${specifier}`);
}

function isAway({ from, package: name }: Import): boolean {
  const entry = HOMES.find(({ technology }) => name !== undefined && technology.includes(name));
  return entry !== undefined && !entry.homes.some((home) => fits(from, home));
}

function isClient(path: string): boolean {
  return path.startsWith('client/') && path !== 'client/vite.config.ts';
}

function nameOf(path: string): string {
  return path.replace(/\.tsx?$/, '');
}

function reaches(graph: ReadonlyMap<string, readonly string[]>, start: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === start) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(graph.get(next) ?? []));
  }
  return false;
}

function stringsOf(file: SourceFile): string[] {
  const nodes = descendants(parse(file));
  return nodes.flatMap((node) => (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? [node.text] : []));
}

function globalsOf(file: SourceFile): string[] {
  const names = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator'];
  return descendants(parse(file)).flatMap((node) => {
    if (!ts.isIdentifier(node) || !names.includes(node.text)) return [];
    const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
    return isMember || ts.isPropertyAssignment(node.parent) || ts.isJsxAttribute(node.parent) ? [] : [node.text];
  });
}
