import { plant, type Rule } from './rule.js';
import { allowOnly } from './import-checker.js';

/*
 * Who may import whom. A file belongs to the first row whose pattern it fits, and may import what that row names: patterns of
 * files, packages (`package:**` is any), or `package#name` for a single name. `<name>` is the same folder on both sides.
 */

const FAIR_QUEUE = 'server/fair-queue.ts';
const LANGUAGE = ['server/{actor,actor.errors,domain-error,clock.port}.ts', 'server/{markup,parsed}.rules.ts'];
const TRACING = 'server/tracing.port.ts';
/** The kinds of tiles, and what a page can look like: nothing but rules. */
const [TILE_KINDS, LOOKS] = ['server/pages/tile-kinds/**/*.rules.ts', 'server/pages/appearance/**/*.rules.ts'];
const INSTANCE_LOCK = 'server/instance-lock.port.ts';
const PURE_RULES = 'server/**/*.rules.ts';
const CORE_MAY = [...LANGUAGE, PURE_RULES, '@nestjs/common#Injectable', '@nestjs/common#Module', 'node:crypto'];
/** Files of all modules, and of the subjects that accounts and pages have folders for. */
const inModules = (files: string): string[] => [
  `server/{accounts,articles,audit,backups,pages,media,mail,visits,webhooks}/${files}`,
  `server/accounts/{access-tokens,limits,providers,sessions}/${files}`,
  `server/pages/{appearance,design,exports,linknames,pictures,publishing}/${files}`,
];
const DOMAIN = inModules('*.ts');
const USE_CASES = inModules('use-cases/*.ts');
const PORTS = inModules('ports/*.ts');
const GATEWAY_MAY = [
  ...LANGUAGE,
  TRACING,
  'server/config/config.ts',
  'server/{addresses,languages,error-codes}.rules.ts',
  FAIR_QUEUE,
  ...DOMAIN,
  TILE_KINDS,
  LOOKS,
  ...USE_CASES,
  'package:**',
];
const EDITING_MAY = ['client/{page-view,controls,texts,shell,art}/**', PURE_RULES, 'package:**'];
const ADAPTERS_MAY = [
  ...LANGUAGE,
  INSTANCE_LOCK,
  TRACING,
  'server/config/config.ts',
  FAIR_QUEUE,
  ...DOMAIN,
  TILE_KINDS,
  ...USE_CASES,
  ...PORTS,
];

export const importRules: readonly Rule[] = [
  allowOnly('A rules file imports other rules files and nothing else: it runs in the browser too', {
    from: ['server/**/*.rules.ts'],
    may: [PURE_RULES],
    planted: [
      plant('server/pages/linknames/linkname.rules.ts', `import { randomUUID } from 'node:crypto';`),
      plant('server/pages/linknames/linkname.rules.ts', `import { Page } from '../page.js';`),
      plant('server/pages/linknames/linkname.rules.ts', `export type { Page } from '../page.js';`),
    ],
  }),

  allowOnly('accounts imports itself, and of mail and media the use cases and root types', {
    from: ['server/accounts/**'],
    may: [...CORE_MAY, 'server/accounts/**', 'server/{mail,media}/*.ts', 'server/{mail,media}/use-cases/*.ts'],
    planted: [
      plant('server/accounts/account.ts', `import type { Page } from '../pages/page.js';`),
      plant('server/accounts/use-cases/register.ts', `import { MailQueue } from '../../mail/ports/mail-queue.port.js';`),
      plant('server/accounts/use-cases/register.ts', `import { DataSource } from 'typeorm';`),
      plant('server/accounts/use-cases/register.ts', `import { Inject } from '@nestjs/common';`),
      plant('server/accounts/use-cases/register.ts', `import { CONFIG } from '../../config/config.js';`),
      plant('server/accounts/use-cases/register.ts', `const found = import('../../gateway/current-account.js');`),
    ],
  }),
  allowOnly('pages imports itself, and of media the use cases and root types', {
    from: ['server/pages/**'],
    may: [...CORE_MAY, FAIR_QUEUE, 'server/pages/**', 'server/media/*.ts', 'server/media/use-cases/*.ts'],
    planted: [
      plant('server/pages/page.ts', `import type { Account } from '../accounts/account.js';`),
      plant('server/pages/page.ts', `import { readFileSync } from 'node:fs';`),
      plant('server/pages/design/parse-design.ts', `import { ImageStorage } from '../../media/ports/image-storage.port.js';`),
      plant(
        'server/pages/design/parse-design.ts',
        `import { TypeormPageStore } from '../../adapters/postgres/pages/typeorm-page-store.js';`,
      ),
      plant('server/pages/design/parse-design.ts', `import { PagesResolver } from '../../gateway/graphql/pages.resolver.js';`),
    ],
  }),
  allowOnly('visits imports itself, and the root types of pages', {
    from: ['server/visits/**'],
    may: [...CORE_MAY, 'server/visits/**', 'server/pages/*.ts'],
    planted: [
      plant('server/visits/use-cases/load-page-counts.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
      plant('server/visits/visit-counter.ts', `import { isbot } from 'isbot';`),
      plant('server/visits/page-count.ts', `import type { Account } from '../accounts/account.js';`),
    ],
  }),
  allowOnly('backups imports itself, and of media the use cases and root types', {
    from: ['server/backups/**'],
    may: [...CORE_MAY, 'server/backups/**', 'server/media/*.ts', 'server/media/use-cases/*.ts'],
    planted: [
      plant('server/backups/use-cases/make-backup.ts', `import { ImageStorage } from '../../media/ports/image-storage.port.js';`),
      plant('server/backups/use-cases/make-backup.ts', `import { accountTable } from '../../adapters/postgres/accounts/account.table.js';`),
      plant('server/backups/backup.ts', `import type { Account } from '../accounts/account.js';`),
      plant('server/backups/check-backup.ts', `import { createReadStream } from 'node:fs';`),
    ],
  }),
  allowOnly('articles, audit, media, mail and webhooks import nothing but themselves', {
    from: ['server/{articles,audit,media,mail,webhooks}/**'],
    same: 'server/<module>/**',
    may: [...CORE_MAY, 'server/<module>/**'],
    planted: [
      plant('server/mail/mail.ts', `import type { Account } from '../accounts/account.js';`),
      plant('server/media/image.ts', `import { Mail } from '../mail/mail.js';`),
      plant('server/media/image.ts', `import sharp from 'sharp';`),
      plant('server/webhooks/webhook.ts', `import { Page } from '../pages/page.js';`),
      plant('server/articles/use-cases/articles.ts', `import { PublishedPages } from '../../pages/use-cases/published-pages.js';`),
    ],
  }),

  allowOnly('The list of adapters knows every adapter', {
    from: ['server/adapters/adapters.module.ts'],
    may: [...ADAPTERS_MAY, 'server/adapters/**', 'package:**'],
    never: ['server/gateway/**', 'client/**'],
    planted: [plant('server/adapters/adapters.module.ts', `import { GatewayModule } from '../gateway/gateway.module.js';`)],
  }),
  allowOnly('The queue imports what an adapter imports, and the files of postgres that it shares transactions, locks and copies through', {
    from: ['server/adapters/queue/**'],
    may: [
      ...ADAPTERS_MAY,
      'server/adapters/queue/**',
      'server/adapters/postgres/{accounts/account-letters,backup/letter-copy,webhooks/waiting-deliveries}.ts',
      'server/adapters/postgres/connection/{advisory-lock,own-connection}.ts',
      'package:**',
    ],
    planted: [
      plant('server/adapters/queue/job-queue.ts', `import { accountTable } from '../postgres/accounts/account.table.js';`),
      plant('server/adapters/queue/pg-boss-mail-queue.ts', `import { SmtpMailTransport } from '../smtp/smtp-mail-transport.js';`),
      plant('server/adapters/queue/pg-boss-mail-queue.ts', `import { QueueLetters } from '../../gateway/operations/send-letters.js';`),
    ],
  }),
  allowOnly('An adapter imports the core, its own technology, files of its own folder and the guarded connection', {
    from: ['server/adapters/<folder>/**'],
    may: [...ADAPTERS_MAY, 'server/adapters/{<folder>,outgoing-http}/**', 'package:**'],
    planted: [
      plant('server/adapters/postgres/pages/typeorm-page-store.ts', `import { toPath } from '../../storage/disk-image-storage.js';`),
      plant(
        'server/adapters/postgres/accounts/typeorm-account-store.ts',
        `import { PgBossMailQueue } from '../../queue/pg-boss-mail-queue.js';`,
      ),
      plant('server/adapters/postgres/pages/typeorm-page-store.ts', `import { ErrorStatus } from '../../../gateway/error-status.js';`),
      plant('server/adapters/embedded-postgres/server.ts', `import { DatabaseFault } from '../postgres/connection/database.errors.js';`),
      plant('server/adapters/smtp/smtp-mail-transport.ts', `import { AdaptersModule } from '../adapters.module.js';`),
      plant('server/adapters/smtp/smtp-mail-transport.ts', `import { retry } from '../retry.js';`),
    ],
  }),

  allowOnly('Background work imports use cases, the lock of instances and its own files, and no API', {
    from: ['server/gateway/background/**'],
    may: [
      ...LANGUAGE,
      INSTANCE_LOCK,
      ...USE_CASES,
      'server/{accounts,pages,media,mail,visits,webhooks}/*.module.ts',
      'server/gateway/background/**',
      '@nestjs/common',
    ],
    planted: [
      plant(
        'server/gateway/background/expired.job.ts',
        `import { SessionStore } from '../../accounts/sessions/ports/session-store.port.js';`,
      ),
      plant('server/gateway/background/expired.job.ts', `import { tables } from '../../adapters/postgres/connection/tables.js';`),
      plant('server/gateway/background/expired.job.ts', `import { PagesResolver } from '../graphql/pages.resolver.js';`),
      plant('server/gateway/background/background-work.ts', `import { PgBoss } from 'pg-boss';`),
    ],
  }),
  allowOnly('Uploads import what both APIs use, and neither of the two', {
    from: ['server/gateway/uploads/**'],
    may: [...GATEWAY_MAY, 'server/gateway/{,http/}*.ts', 'server/gateway/uploads/**'],
    planted: [
      plant('server/gateway/uploads/upload-request.ts', `import { priceOf } from '../graphql/requests/query-price.js';`),
      plant('server/gateway/uploads/receive-image.ts', `import { readBody } from '../rest/wire-bodies.js';`),
      plant('server/gateway/uploads/uploads.ts', `import { ImageStorage } from '../../media/ports/image-storage.port.js';`),
    ],
  }),
  allowOnly('The list of the gateway knows each of its parts', {
    from: ['server/gateway/gateway.module.ts'],
    may: [...GATEWAY_MAY, 'server/gateway/**'],
    planted: [plant('server/gateway/gateway.module.ts', `import { AdaptersModule } from '../adapters/adapters.module.js';`)],
  }),
  allowOnly('What all parts of the gateway use knows none of them', {
    from: ['server/gateway/{,http/}*.ts'],
    may: [...GATEWAY_MAY, 'server/gateway/{,http/}*.ts'],
    planted: [
      plant('server/gateway/current-account.ts', `import type { GraphqlContext } from './graphql/graphql-context.js';`),
      plant('server/gateway/http/fastify-errors.ts', `import { RestErrorsFilter } from '../rest/rest-errors.filter.js';`),
      plant('server/gateway/http/api-transport.ts', `import { Uploads } from '../uploads/uploads.js';`),
    ],
  }),
  allowOnly('The gateway imports use cases, domain types and its own files: no port, no adapter', {
    from: ['server/gateway/**'],
    may: [...GATEWAY_MAY, 'server/gateway/**'],
    planted: [
      plant('server/gateway/graphql/pages.resolver.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
      plant('server/gateway/rest/pages.controller.ts', `import { tables } from '../../adapters/postgres/connection/tables.js';`),
      plant('server/gateway/web/articles/blog.ts', `import { PostStore } from '../../../articles/ports/post-store.port.js';`),
      plant('server/gateway/rest/pages.controller.ts', `import { InstanceLock } from '../../instance-lock.port.js';`),
      plant('server/gateway/web/client-bundle.ts', `import { render } from '../../../client/server-entry.js';`),
      plant('server/gateway/web/app/app-shell.ts', `type Entry = import('../../../../client/server-entry.js').Entry;`),
    ],
  }),

  allowOnly('The errors of the domain import what a refusal is, the codes, and the English texts of refusals', {
    from: ['server/domain-error.ts'],
    may: ['server/{parsed,error-codes}.rules.ts', 'server/texts/en/refusals.ts'],
    planted: [
      plant('server/domain-error.ts', `import { CONFIG } from './config/config.js';`),
      plant('server/domain-error.ts', `import { refusalTexts } from '../client/texts/en/refusals.js';`),
    ],
  }),
  allowOnly('Who acts knows only the errors of that', {
    from: ['server/{actor,actor.errors}.ts'],
    may: ['server/{actor.errors,domain-error}.ts'],
    planted: [
      plant('server/actor.ts', `import type { Account } from './accounts/account.js';`),
      plant('server/actor.ts', `import { Injectable } from '@nestjs/common';`),
    ],
  }),
  allowOnly('The configuration, the clock, the lock of instances and the queue know nothing else of the product', {
    from: ['server/config/*.ts', 'server/{clock.port,instance-lock.port,tracing.port,fair-queue}.ts'],
    may: ['package:node:**', 'zod', 'server/addresses.rules.ts', 'server/config/{config-variables,secret-files,tracing-variables}.ts'],
    planted: [plant('server/fair-queue.ts', `import { CONFIG } from './config/config.js';`)],
  }),
  allowOnly('The files that put the server and its commands together import anything of it, and nothing of the client', {
    from: ['server/{main,app.module,backup,backup-parts,admin,admin.module}.ts'],
    may: ['server/**', 'package:**'],
    planted: [plant('server/app.module.ts', `import { routes } from '../client/routes.js';`)],
  }),

  allowOnly('A feature imports named folders beside the features, and never another feature', {
    from: ['client/features/<feature>/**'],
    may: ['client/features/<feature>/**', 'client/{api,shell,controls,texts,page-view,page-editing,art}/**', PURE_RULES, 'package:**'],
    planted: [
      plant('client/features/editor/editor-page.tsx', `import { LoginPage } from '../auth/login-page.js';`),
      plant('client/features/editor/editor-page.tsx', `import { Page } from '../../../server/pages/page.js';`),
      plant('client/features/editor/editor-page.tsx', `import { routes } from '../../routes.js';`),
    ],
  }),
  allowOnly('The service worker imports rules and the library it is made with: it runs without a document', {
    from: ['client/service-worker/**'],
    may: ['client/service-worker/**', PURE_RULES, 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
    planted: [
      plant('client/service-worker/service-worker.ts', `import { screens } from '../shell/screens.js';`),
      plant('client/service-worker/service-worker.ts', `import { useState } from 'react';`),
    ],
  }),
  allowOnly('page-view imports rules, texts and react: it renders on the server and in the editor', {
    from: ['client/page-view/**'],
    may: ['client/page-view/**', 'client/texts/**', PURE_RULES, 'react', 'react-dom', 'client/art/**'],
    planted: [
      plant('client/page-view/page-view.tsx', `import { apolloClient } from '../api/connection/apollo-client.js';`),
      plant('client/page-view/page-view.tsx', `import { useQuery } from '@apollo/client/react';`),
      plant('client/page-view/page-view.tsx', `import { Button } from '../controls/buttons/button.js';`),
    ],
  }),
  allowOnly('A draft knows nothing of what edits it: of page-editing it imports its own room only', {
    from: ['client/page-editing/draft/**'],
    may: ['client/{controls,texts,shell,art}/**', 'client/page-editing/draft/**', PURE_RULES, 'package:**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/draft/draft.ts', `import { EditorDocument } from '../../api/generated/editor.js';`),
      plant('client/page-editing/draft/use-undo.ts', `import { TileList } from '../tiles/tile-list.js';`),
    ],
  }),
  allowOnly('The editor of rich text imports its own room only', {
    from: ['client/page-editing/rich-text/**'],
    may: [...EDITING_MAY, 'client/page-editing/rich-text/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/rich-text/rich-text-field.tsx', `import { lazyWithRetry } from '../popups/lazy-with-retry.js';`),
      plant('client/page-editing/rich-text/rich-text-field.tsx', `import type { Draft } from '../draft/draft.js';`),
      plant('client/page-editing/rich-text/addresses.ts', `import { gql } from '@apollo/client';`),
    ],
  }),
  allowOnly('The social links import the draft and their own room', {
    from: ['client/page-editing/links/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,links}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/links/social-links-dialog.tsx', `import { TileFace } from '../tiles/tile-face.js';`),
      plant('client/page-editing/links/social-links-dialog.tsx', `import { PopupBoundary } from '../popups/popup-boundary.js';`),
    ],
  }),
  allowOnly('The kinds of tiles and emblems import the draft, rich text and each other: they know no list of tiles', {
    from: ['client/page-editing/{tile-kinds,emblems}/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,rich-text,tile-kinds,emblems}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/tile-kinds/link/link-dialog.tsx', `import { TileList } from '../../tiles/tile-list.js';`),
      plant('client/page-editing/tile-kinds/tile-kinds.ts', `import { lazyWithRetry } from '../popups/lazy-with-retry.js';`),
    ],
  }),
  allowOnly('Tiles import the draft, rich text, kinds, emblems and their own room: they know neither the design panel nor who opens it', {
    from: ['client/page-editing/tiles/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,rich-text,tile-kinds,emblems,tiles}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/tiles/tile-list.tsx', `import { lazyWithRetry } from '../popups/lazy-with-retry.js';`),
      plant('client/page-editing/tiles/rows/tile-row.tsx', `import type { PopupKind } from '../../popups/use-popup.js';`),
      plant('client/page-editing/tiles/rows/tile-row.tsx', `import { ColorField } from '../../style/colors/color-field.js';`),
    ],
  }),
  allowOnly('Style imports the draft, the kinds of tiles, tiles and its own room', {
    from: ['client/page-editing/style/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,tile-kinds,tiles,style}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/style/copy-style.tsx', `import type { PopupActions } from '../popups/use-popup.js';`),
      plant('client/page-editing/style/copy-style.tsx', `import { RichTextField } from '../rich-text/rich-text-field.js';`),
    ],
  }),
  allowOnly('The design panel imports the draft, style, the storage of the browser and its own room', {
    from: ['client/page-editing/design/**'],
    may: [...EDITING_MAY, 'client/api/browser-storage.ts', 'client/page-editing/{draft,style,design}/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/design/looks/theme-gallery.tsx', `import { TileList } from '../../tiles/tile-list.js';`)],
  }),
  allowOnly('Starters import what a page is, and no part of its editor', {
    from: ['client/page-editing/starters/**'],
    may: [...EDITING_MAY, 'client/page-editing/starters/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/starters/start-screen.tsx', `import type { DraftInHand } from '../draft/use-draft.js';`)],
  }),
  allowOnly('Popups import what they open, and nothing of the layout around them', {
    from: ['client/page-editing/popups/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,links,tile-kinds,tiles,style,popups}/**'],
    never: ['@apollo/client'],
    planted: [plant('client/page-editing/popups/page-popups.tsx', `import { PageWorkbench } from '../layout/page-workbench.js';`)],
  }),
  allowOnly('The layout puts draft, tiles, design and popups together: whoever uses it brings the server', {
    from: ['client/page-editing/layout/**'],
    may: [...EDITING_MAY, 'client/page-editing/{draft,tiles,design,popups,layout}/**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/page-editing/layout/page-workbench.tsx', `import { ColorField } from '../style/colors/color-field.js';`),
      plant('client/page-editing/layout/page-workbench.tsx', `import { EditorDocument } from '../../api/generated/editor.js';`),
      plant('client/page-editing/layout/page-workbench.tsx', `import { useMutation } from '@apollo/client/react';`),
      plant('client/page-editing/layout/page-workbench.tsx', `import { EditorPage } from '../../features/editor/editor-page.js';`),
    ],
  }),
  allowOnly('controls know nothing of what the product is about', {
    from: ['client/controls/**'],
    may: ['client/{controls,texts,art}/**', 'package:**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/controls/buttons/button.tsx', `import { sessionToken } from '../../api/session/session-token.js';`),
      plant('client/controls/buttons/button.tsx', `import { parseLinkname } from '../../../server/pages/linknames/linkname.rules.js';`),
    ],
  }),
  allowOnly('shell imports api, controls, texts, page-view and rules', {
    from: ['client/shell/**'],
    may: ['client/{shell,api,controls,texts,page-view,art}/**', PURE_RULES, 'package:**'],
    planted: [plant('client/shell/frame/app-layout.tsx', `import { LoginPage } from '../../features/auth/login-page.js';`)],
  }),
  allowOnly('api imports texts and rules', {
    from: ['client/api/**'],
    may: ['client/{api,texts}/**', PURE_RULES, 'package:**'],
    planted: [
      plant('client/api/connection/apollo-client.ts', `import { useNotify } from '../../controls/notifications/notifications.js';`),
    ],
  }),
  allowOnly('Compiled texts import what chooses and formats their parts, and nothing else', {
    from: ['client/texts/**', 'server/texts/**', 'server/mail/texts/**'],
    may: ['@messageformat/runtime'],
    planted: [plant('client/texts/en/shell.ts', `import { createElement } from 'react';`)],
  }),
  allowOnly('A document that the server renders imports what screens import, and the screens it shows', {
    from: ['client/documents/**'],
    may: ['client/{documents,features,shell,controls,texts,page-view,api,art}/**', PURE_RULES, 'package:**'],
    planted: [
      plant('client/documents/landing-document.tsx', `import { routes } from '../routes.js';`),
      plant('client/documents/landing-document.tsx', `import { Page } from '../../server/pages/page.js';`),
    ],
  }),
  allowOnly('The style guide imports the look: controls, the frame of screens, and drawings', {
    from: ['client/styleguide/**'],
    may: ['client/{styleguide,controls,shell,art}/**', 'package:**'],
    never: ['@apollo/client'],
    planted: [
      plant('client/styleguide/buttons.tsx', `import { LoginPage } from '../features/auth/login-page.js';`),
      plant('client/styleguide/buttons.tsx', `import { sessionToken } from '../api/session/session-token.js';`),
    ],
  }),
  allowOnly('The entries of the client import anything of it, and of the server only rules', {
    from: ['client/*'],
    may: ['client/**', PURE_RULES, 'package:**'],
    planted: [plant('client/server-entry.tsx', `import { Page } from '../server/pages/page.js';`)],
  }),
  allowOnly('Tests import sources, and nothing that was built from them', {
    from: ['test/**'],
    may: ['server/**', 'client/**', 'scripts/**', 'docker/**', 'docs/api/files/*', 'test/**', 'package:**'],
    planted: [plant('test/unit/start.test.ts', `import { start } from '../../dist/server/main.js';`)],
  }),
];
