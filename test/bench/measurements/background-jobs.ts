import type { DataSource } from 'typeorm';
import { RemoveExpired } from '../../../server/accounts/use-cases/remove-expired.js';
import { SystemClock } from '../../../server/adapters/clock/system-clock.js';
import { PostgresRateLimits } from '../../../server/adapters/postgres/accounts/postgres-rate-limits.js';
import { TypeormAccessTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-access-token-store.js';
import { TypeormOneTimeTokenStore } from '../../../server/adapters/postgres/accounts/typeorm-one-time-token-store.js';
import type { TypeormPageStore } from '../../../server/adapters/postgres/pages/typeorm-page-store.js';
import { TypeormSessionStore } from '../../../server/adapters/postgres/accounts/typeorm-session-store.js';
import { TypeormEmailChangeStore } from '../../../server/adapters/postgres/email-change/typeorm-email-change-store.js';
import { TypeormSecondFactorStore } from '../../../server/adapters/postgres/accounts/ways-in/typeorm-second-factor-store.js';
import { TypeormInvitationStore } from '../../../server/adapters/postgres/sign-up/typeorm-invitation-store.js';
import { TypeormSignInRequestStore } from '../../../server/adapters/postgres/accounts/typeorm-sign-in-request-store.js';
import { TypeormKnownDeviceStore } from '../../../server/adapters/postgres/accounts/ways-in/typeorm-known-device-store.js';
import { TypeormPasskeyStore } from '../../../server/adapters/postgres/accounts/ways-in/typeorm-passkey-store.js';
import { PgBossMailQueue } from '../../../server/adapters/queue/pg-boss-mail-queue.js';
import type { TypeormStoredImages } from '../../../server/adapters/postgres/media/typeorm-stored-images.js';
import type { DiskImageStorage } from '../../../server/adapters/storage/disk-image-storage.js';
import { SanitizeHtmlTileSanitizer } from '../../../server/adapters/tiles/sanitize-html-tile-sanitizer.js';
import type { ImageName } from '../../../server/media/image.js';
import { ResanitizePages } from '../../../server/pages/design/use-cases/resanitize-pages.js';
import { ImageList } from '../../../server/media/use-cases/image-list.js';
import { Linknames } from '../../../server/pages/linknames/use-cases/linknames.js';
import { NoCredential } from '../../../server/accounts/sessions/call-credential.js';

/** What the jobs work on. */
export interface Opened {
  readonly dataSource: DataSource;
  readonly storage: DiskImageStorage;
  readonly pages: TypeormPageStore;
  readonly images: TypeormStoredImages;
}

/** A background job. */
export interface Job {
  readonly name: string;
  /** Makes as much to do as one step takes. */
  readonly prepare: (opened: Opened) => Promise<unknown>;
  readonly step: (opened: Opened) => Promise<unknown>;
}

const sanitizer = new SanitizeHtmlTileSanitizer();
const old = `timestamptz '2000-01-01'`;
const rows = 'FROM generate_series(1, 500) AS n';
const account = `md5('account 1')::uuid`;

/** Every background job of the server. */
export const jobs: readonly Job[] = [
  {
    name: 'removing 500 each of sessions, links, sign-ins and counted attempts that have expired',
    prepare: async ({ dataSource }) => {
      await dataSource.query(
        `INSERT INTO session (token_hash, account_id, started_at, last_used_at) SELECT sha256(n::text::bytea), ${account}, ${old}, ${old} ${rows}`,
      );
      await dataSource.query(`INSERT INTO one_time_token SELECT sha256(n::text::bytea), 'verify-email', ${account}, ${old} ${rows}`);
      await dataSource.query(`INSERT INTO sign_in_request SELECT sha256(n::text::bytea), '', '', ${old} ${rows}`);
      await dataSource.query(`INSERT INTO rate_limit SELECT 'over:' || n, 1, n ${rows}`);
    },
    step: ({ dataSource }) =>
      new RemoveExpired(
        new TypeormSessionStore(dataSource, undefined as never),
        new TypeormKnownDeviceStore(dataSource, new NoCredential()),
        new TypeormAccessTokenStore(dataSource, new NoCredential()),
        new TypeormOneTimeTokenStore(dataSource),
        new TypeormSignInRequestStore(dataSource),
        new TypeormPasskeyStore(dataSource, new PgBossMailQueue(dataSource), new NoCredential()),
        new TypeormEmailChangeStore(dataSource, {} as never, {} as never, new NoCredential()),
        new TypeormInvitationStore(dataSource, new NoCredential()),
        new TypeormSecondFactorStore(dataSource, new PgBossMailQueue(dataSource), new NoCredential()),
        new PostgresRateLimits(dataSource),
        new SystemClock(),
      ).execute(),
  },
  {
    name: 'forgetting 500 linknames that are free again',
    prepare: async ({ dataSource }) => {
      await dataSource.query(`INSERT INTO reserved_linkname SELECT 'free-again-' || n, ${old} ${rows}`);
    },
    step: ({ pages }) => new Linknames(pages, {} as never, new SystemClock()).removeFreed(),
  },
  {
    name: 'cleaning 20 pages by newer rules',
    prepare: async ({ dataSource }) => {
      await dataSource.query(
        `UPDATE page SET sanitizer_version = 1 WHERE owner_id IN (SELECT md5('account ' || n)::uuid FROM generate_series(1, 20) AS n)`,
      );
    },
    step: ({ pages }) => new ResanitizePages(pages, sanitizer).execute(),
  },
  {
    name: 'passing over 500 pictures in use',
    prepare: async ({ dataSource }) => {
      await dataSource.query(
        `UPDATE stored_image SET kept_at = ${old} WHERE name IN (SELECT name FROM page_image WHERE owner_id IN (SELECT md5('account ' || n)::uuid FROM generate_series(1, 1000, 6) AS n) LIMIT 500)`,
      );
    },
    step: ({ images, storage }) => new ImageList(images, storage).noteUse(),
  },
  {
    name: 'removing 50 files that no page uses',
    prepare: async ({ dataSource, storage }) => {
      const names = await dataSource.query<{ name: ImageName }[]>(
        `INSERT INTO stored_image SELECT encode(sha256(n::text::bytea), 'hex') || '.jpg', ${old} FROM generate_series(1, 50) AS n RETURNING name`,
      );
      for (const { name } of names) await storage.save(name, Buffer.from('x'));
    },
    step: ({ images, storage }) => new ImageList(images, storage).removeUnused(),
  },
];

/** What the jobs should have done, and have not. */
export async function leftUndone({ dataSource }: Opened): Promise<unknown[]> {
  const left = [
    `SELECT FROM session WHERE last_used_at = ${old}`,
    `SELECT FROM stored_image WHERE kept_at = ${old}`,
    'SELECT FROM page WHERE sanitizer_version = 1',
  ];
  const found = await Promise.all(left.map((statement) => dataSource.query<unknown[]>(statement)));
  return found.flat();
}
