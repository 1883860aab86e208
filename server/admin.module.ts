import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdaptersModule } from './adapters/adapters.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CONFIG, type Config } from './config/config.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';
import { PagesModule } from './pages/pages.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The product without its gateway, for one command. It sends no mails and runs no background jobs. */
@Module({})
export class AdminModule {
  /** The data source is connected and migrated. The code that created it closes it after the application. */
  static register(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: AdminModule,
      global: true,
      imports: [AdaptersModule, AccountsModule, AuditModule, MailModule, MediaModule, PagesModule, WebhooksModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DataSource, useValue: dataSource },
      ],
      exports: [CONFIG, DataSource],
    };
  }
}
