import { plant, type Rule } from './rule.js';
import { clientImportRules } from './client-import-rules.js';
import { allowOnly } from '../import-checker.js';

/*
 * Who may import whom. A file belongs to the first row whose pattern it fits, and may import what that row names: patterns of
 * files, packages (`package:**` is any), or `package#name` for a single name. `<name>` is the same folder on both sides.
 */

const FAIR_QUEUE = 'server/fair-queue.ts';
const LANGUAGE = [
  'server/{actor,actor.errors,domain-error,clock.port,site-addresses}.ts',
  'server/{lists/list-parts,lists/csv-lines,markup,parsed}.rules.ts',
];
const TRACING = 'server/tracing.port.ts';
/** The kinds of tiles, and what a page can look like: nothing but rules. */
const [TILE_KINDS, LOOKS] = ['server/pages/tile-kinds/**/*.rules.ts', 'server/pages/appearance/**/*.rules.ts'];
const INSTANCE_LOCK = 'server/instance-lock.port.ts';
const PURE_RULES = 'server/**/*.rules.ts';
const CORE_MAY = [...LANGUAGE, PURE_RULES, '@nestjs/common#Injectable', '@nestjs/common#Module', 'node:crypto'];
/** Files of all modules, and of the subjects that accounts and pages have folders for. */
const inModules = (files: string): string[] => [
  `server/{accounts,administration,articles,audit,backups,exports,figures,imports,locks,pages,media,mail,portability,reports,visits,webhooks}/${files}`,
  `server/accounts/{access-tokens,directory,email-change,limits,passkeys,providers,second-factor,sessions,sign-up,suspension}/${files}`,
  `server/pages/{appearance,blocked-links,design,directory,drafts,hiding,link-previews,linknames,locks,networks,page-file,pictures,publishing,scheduled,utm,vocabulary}/${files}`,
];
const DOMAIN = inModules('*.ts');
const USE_CASES = inModules('use-cases/*.ts');
const PORTS = inModules('ports/*.ts');
/** What only operators may do. Nothing there asks who acts: `administration` does, and records it. */
const FOR_OPERATORS = inModules('for-operators/*.ts');
const UNASKED = 'server/accounts/use-cases/{issue-link,remove-account}.ts';
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
    may: [...CORE_MAY, FAIR_QUEUE, 'server/accounts/**', 'server/{mail,media}/*.ts', 'server/{mail,media}/use-cases/*.ts'],
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
      plant('server/pages/pages.module.ts', `import { ExportsModule } from '../exports/exports.module.js';`),
      plant('server/pages/design/parse-design.ts', `import { ImageStorage } from '../../media/ports/image-storage.port.js';`),
      plant(
        'server/pages/design/parse-design.ts',
        `import { TypeormPageStore } from '../../adapters/postgres/pages/typeorm-page-store.js';`,
      ),
      plant('server/pages/design/parse-design.ts', `import { PagesResolver } from '../../gateway/graphql/pages.resolver.js';`),
    ],
  }),
  allowOnly('reports imports itself, and of accounts, mail and pages the use cases and domain types', {
    from: ['server/reports/**'],
    may: [...CORE_MAY, 'server/reports/**', 'server/{accounts,mail,pages}/*.ts', 'server/accounts/limits/{,use-cases/}*.ts'],
    planted: [
      plant('server/reports/use-cases/report-page.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
      plant('server/reports/use-cases/report-page.ts', `import { RateLimits } from '../../accounts/limits/ports/rate-limits.port.js';`),
      plant('server/reports/report.ts', `import type { Picture } from '../media/picture.js';`),
    ],
  }),
  allowOnly('locks imports itself, the limits and password hashes of accounts, and the locks of pages', {
    from: ['server/locks/**'],
    may: [
      ...CORE_MAY,
      'server/locks/**',
      'server/{accounts,pages}/*.ts',
      'server/accounts/limits/{,use-cases/}*.ts',
      'server/accounts/use-cases/hash-password.ts',
      'server/pages/linknames/linkname.rules.ts',
      'server/pages/locks/{,use-cases/}*.ts',
    ],
    planted: [
      plant('server/locks/use-cases/open-lock.ts', `import { PasswordHasher } from '../../accounts/ports/password-hasher.port.js';`),
      plant('server/locks/use-cases/open-lock.ts', `import { LockKeys } from '../../pages/locks/ports/lock-keys.port.js';`),
      plant('server/locks/lock-password.ts', `import { MailQueue } from '../mail/ports/mail-queue.port.js';`),
    ],
  }),
  allowOnly('portability imports itself, of accounts and media the use cases and root types, and the page as everybody sees it', {
    from: ['server/portability/**'],
    may: [
      FAIR_QUEUE,
      ...CORE_MAY,
      'server/portability/**',
      'server/{accounts,media}/*.ts',
      'server/pages/{page,pages.errors}.ts',
      'server/pages/pages.module.ts',
      'server/pages/use-cases/everybodys-pages.ts',
      'server/accounts/limits/{,use-cases/}*.ts',
      'server/accounts/use-cases/find-data-link.ts',
      'server/media/use-cases/*.ts',
    ],
    planted: [
      plant(
        'server/portability/use-cases/export-personal-data.ts',
        `import { AccountStore } from '../../accounts/ports/account-store.port.js';`,
      ),
      plant('server/portability/use-cases/export-page.ts', `import { OwnPages } from '../../pages/use-cases/own-pages.js';`),
    ],
  }),
  allowOnly('visits imports itself, and the root types of pages', {
    from: ['server/visits/**'],
    may: [...CORE_MAY, 'server/visits/**', 'server/pages/*.ts'],
    planted: [
      plant('server/visits/use-cases/visit-counts.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
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
  allowOnly('articles, audit, figures, media, mail and webhooks import nothing but themselves', {
    from: ['server/{articles,audit,figures,media,mail,webhooks}/**'],
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

  allowOnly('exports imports itself, and of pages, their pictures and media the use cases and domain types', {
    from: ['server/exports/**'],
    may: [
      ...CORE_MAY,
      'server/exports/**',
      'server/{pages,media}/*.ts',
      'server/{pages,media}/use-cases/*.ts',
      'server/pages/pictures/use-cases/*.ts',
    ],
    planted: [
      plant('server/exports/use-cases/page-exporter.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
      plant('server/exports/exported-page.ts', `import type { Account } from '../accounts/account.js';`),
      plant('server/exports/use-cases/page-exporter.ts', `import { writeFile } from 'node:fs/promises';`),
    ],
  }),
  allowOnly('imports imports itself, and the domain types of pages', {
    from: ['server/imports/**'],
    may: [...CORE_MAY, FAIR_QUEUE, 'server/imports/**', 'server/pages/*.ts', 'server/pages/design/*.ts'],
    planted: [
      plant('server/imports/use-cases/start-import.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
      plant('server/imports/use-cases/start-import.ts', `import { PublishPage } from '../../pages/publishing/use-cases/publish-page.js';`),
      plant('server/imports/page-import.ts', `import type { Account } from '../accounts/account.js';`),
      plant('server/imports/page-import.ts', `import { Parser } from 'htmlparser2';`),
    ],
  }),
  allowOnly('administration imports use cases, domain types and what only operators may do', {
    from: ['server/administration/**'],
    may: [...CORE_MAY, 'server/administration/**', ...DOMAIN, ...USE_CASES, ...FOR_OPERATORS],
    planted: [
      plant('server/administration/use-cases/collect-pictures.ts', `import { MailQueue } from '../../mail/ports/mail-queue.port.js';`),
      plant(
        'server/administration/use-cases/collect-pictures.ts',
        `import { tables } from '../../adapters/postgres/connection/tables.js';`,
      ),
      plant('server/administration/use-cases/collect-pictures.ts', `import { Command } from 'commander';`),
    ],
  }),

  allowOnly('The list of adapters knows every adapter', {
    from: ['server/adapters/{adapters.module,account-adapters,page-adapters}.ts'],
    may: [...ADAPTERS_MAY, 'server/adapters/**', 'package:**'],
    never: ['server/gateway/**', 'client/**'],
    planted: [plant('server/adapters/adapters.module.ts', `import { GatewayModule } from '../gateway/gateway.module.js';`)],
  }),
  allowOnly('The queue imports what an adapter imports, and the files of postgres that it shares transactions, locks and copies through', {
    from: ['server/adapters/queue/**'],
    may: [
      ...ADAPTERS_MAY,
      'server/adapters/queue/**',
      'server/adapters/postgres/{accounts/account-mails,backup/mail-copy,webhooks/waiting-deliveries}.ts',
      'server/adapters/postgres/connection/{advisory-lock,own-connection}.ts',
      'package:**',
    ],
    planted: [
      plant('server/adapters/queue/job-queue.ts', `import { accountTable } from '../postgres/accounts/account.table.js';`),
      plant('server/adapters/queue/pg-boss-mail-queue.ts', `import { SmtpMailTransport } from '../smtp/smtp-mail-transport.js';`),
      plant('server/adapters/queue/pg-boss-mail-queue.ts', `import { QueueLetters } from '../../gateway/operations/send-mails.js';`),
    ],
  }),
  allowOnly(
    'An adapter imports the core, its own technology, files of its own folder, the guarded connection and the faults of certificates',
    {
      from: ['server/adapters/<folder>/**'],
      may: [...ADAPTERS_MAY, 'server/adapters/{<folder>,outgoing-http,strangers-html,threads,tls}/**', 'package:**'],
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
    },
  ),

  allowOnly('Background work imports use cases, the lock of instances and its own files, and no API', {
    from: ['server/gateway/background/**'],
    may: [
      ...LANGUAGE,
      INSTANCE_LOCK,
      ...USE_CASES,
      'server/{accounts,audit,figures,imports,pages,media,mail,reports,visits,webhooks}/*.module.ts',
      'server/gateway/background/**',
      '@nestjs/common',
    ],
    planted: [
      plant(
        'server/gateway/background/background-jobs.ts',
        `import { SessionStore } from '../../accounts/sessions/ports/session-store.port.js';`,
      ),
      plant('server/gateway/background/background-jobs.ts', `import { tables } from '../../adapters/postgres/connection/tables.js';`),
      plant('server/gateway/background/background-jobs.ts', `import { PagesResolver } from '../graphql/pages.resolver.js';`),
      plant('server/gateway/background/background-work.ts', `import { PgBoss } from 'pg-boss';`),
    ],
  }),
  allowOnly('Uploads import what both APIs use, and neither of the two', {
    from: ['server/gateway/uploads/**'],
    may: [...GATEWAY_MAY, 'server/gateway/{,http/,http/bodies/}*.ts', 'server/gateway/uploads/**'],
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
    from: ['server/gateway/{,http/,http/bodies/}*.ts'],
    may: [...GATEWAY_MAY, 'server/gateway/{,http/,http/bodies/}*.ts'],
    planted: [
      plant('server/gateway/current-account.ts', `import type { GraphqlContext } from './graphql/graphql-context.js';`),
      plant('server/gateway/http/fastify-errors.ts', `import { RestErrorsFilter } from '../rest/rest-errors.filter.js';`),
      plant('server/gateway/http/api-transport.ts', `import { Uploads } from '../uploads/uploads.js';`),
    ],
  }),
  allowOnly('The gateway imports use cases, domain types and its own files: no port, no adapter, nothing that does not ask who acts', {
    from: ['server/gateway/**'],
    may: [...GATEWAY_MAY, 'server/gateway/**'],
    never: [UNASKED],
    planted: [
      plant('server/gateway/graphql/pages.resolver.ts', `import { PageStore } from '../../pages/ports/page-store.port.js';`),
      plant('server/gateway/rest/pages.controller.ts', `import { tables } from '../../adapters/postgres/connection/tables.js';`),
      plant('server/gateway/web/articles/blog.ts', `import { PostStore } from '../../../articles/ports/post-store.port.js';`),
      plant('server/gateway/rest/pages.controller.ts', `import { InstanceLock } from '../../instance-lock.port.js';`),
      plant('server/gateway/graphql/admin.resolver.ts', `import { Withdrawals } from '../../pages/for-operators/withdrawals.js';`),
      plant(
        'server/gateway/command-line/account-commands.ts',
        `import { RemoveAccount } from '../../accounts/use-cases/remove-account.js';`,
      ),
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
  allowOnly('The addresses of the site know nothing else of the product', {
    from: ['server/site-addresses.ts'],
    may: [],
    planted: [plant('server/site-addresses.ts', `import { CONFIG } from './config/config.js';`)],
  }),
  allowOnly(
    'The configuration, the clock, the lock of instances and the queue know nothing else of the product but addresses, settings of the site and facts about providers',
    {
      from: ['server/config/*.ts', 'server/{clock.port,instance-lock.port,tracing.port,fair-queue}.ts'],
      may: [
        'package:node:**',
        'zod',
        'server/addresses.rules.ts',
        'server/accounts/sign-up/sign-up-mode.rules.ts',
        'server/administration/{site-contact,site-settings}.rules.ts',
        'server/pages/hiding/first-publication.rules.ts',
        'server/accounts/providers/provider-facts.rules.ts',
        'server/config/{config-variables,extra-certificates,provider-variables,secret-files,tracing-variables}.ts',
      ],
      planted: [plant('server/fair-queue.ts', `import { CONFIG } from './config/config.js';`)],
    },
  ),
  allowOnly('The files that put the server and its commands together import anything of it, and nothing of the client', {
    from: ['server/{main,app.module,backup,backup-parts,admin,admin.module}.ts'],
    may: ['server/**', 'package:**'],
    planted: [plant('server/app.module.ts', `import { routes } from '../client/routes.js';`)],
  }),

  ...clientImportRules,
  allowOnly('Tests import sources, and nothing that was built from them', {
    from: ['test/**'],
    may: ['server/**', 'client/**', 'scripts/**', 'docker/**', 'docs/api/files/*', 'test/**', 'package:**'],
    planted: [plant('test/unit/start.test.ts', `import { start } from '../../../dist/server/main.js';`)],
  }),
];
