import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdaptersModule } from './adapters/adapters.module.js';
import { AdministrationModule } from './administration/administration.module.js';
import { AuditModule } from './audit/audit.module.js';
import { CallCredential, NoCredential } from './accounts/sessions/call-credential.js';
import { CONFIG, type Config } from './config/config.js';
import { SiteAddresses } from './site-addresses.js';

/** The product without its gateway, for one command. It sends no mails and runs no background jobs. */
@Module({})
export class AdminModule {
  /** The data source is connected and migrated. The code that created it closes it after the application. */
  static register(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: AdminModule,
      global: true,
      imports: [AdaptersModule, AdministrationModule, AuditModule],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SiteAddresses, useValue: new SiteAddresses(config) },
        { provide: DataSource, useValue: dataSource },
        { provide: CallCredential, useClass: NoCredential },
      ],
      exports: [CONFIG, SiteAddresses, DataSource, CallCredential],
    };
  }
}
