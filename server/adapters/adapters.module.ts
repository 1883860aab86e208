import { join } from 'node:path';
import { Global, Logger, Module } from '@nestjs/common';
import { AccountStore } from '../accounts/ports/account-store.port.js';
import { PasswordHasher } from '../accounts/ports/password-hasher.port.js';
import { SessionStore } from '../accounts/ports/session-store.port.js';
import { Clock } from '../clock.port.js';
import { CONFIG, type Config } from '../config.js';
import { MailTransport } from '../mail/ports/mail-transport.port.js';
import { ImageStorage } from '../media/ports/image-storage.port.js';
import { PageChanges } from '../pages/ports/page-changes.port.js';
import { PageStore } from '../pages/ports/page-store.port.js';
import { TileSanitizer } from '../pages/ports/tile-sanitizer.port.js';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';
import { NotifyPageChanges } from './postgres/notify-page-changes.js';
import { TypeormAccountStore } from './postgres/typeorm-account-store.js';
import { TypeormPageStore } from './postgres/typeorm-page-store.js';
import { TypeormSessionStore } from './postgres/typeorm-session-store.js';
import { SanitizeHtmlTileSanitizer } from './sanitize-html-tile-sanitizer.js';
import { FolderMailTransport } from './smtp/folder-mail-transport.js';
import { DiskImageStorage } from './storage/disk-image-storage.js';
import { SystemClock } from './system-clock.js';

const ports = [
  Clock,
  AccountStore,
  SessionStore,
  PasswordHasher,
  PageStore,
  PageChanges,
  TileSanitizer,
  MailTransport,
  ImageStorage,
];

/** What the product runs on: the one list of which adapter stands behind which port. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: SystemClock },
    { provide: AccountStore, useClass: TypeormAccountStore },
    { provide: SessionStore, useClass: TypeormSessionStore },
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
    { provide: PageStore, useClass: TypeormPageStore },
    NotifyPageChanges,
    { provide: PageChanges, useExisting: NotifyPageChanges },
    { provide: TileSanitizer, useClass: SanitizeHtmlTileSanitizer },
    { provide: MailTransport, inject: [CONFIG], useFactory: mailsInFolder },
    { provide: ImageStorage, inject: [CONFIG], useFactory: imagesOnDisk },
  ],
  exports: ports,
})
export class AdaptersModule {}

function mailsInFolder({ dataDir, mailFrom }: Config): FolderMailTransport {
  const log = new Logger('Mail');
  const folder = join(dataDir, 'mail');
  return new FolderMailTransport({ folder, from: mailFrom, onWritten: (file) => log.log(`A mail was written to ${join(folder, file)}.`) });
}

function imagesOnDisk({ dataDir }: Config): DiskImageStorage {
  return new DiskImageStorage(join(dataDir, 'media'));
}
