import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdaptersModule } from './adapters/adapters.module.js';
import { checkDatabase, poolUse } from './adapters/postgres/connection/data-source.js';
import { CallCredential } from './accounts/sessions/call-credential.js';
import { CONFIG, type Config } from './config/config.js';
import { SiteAddresses } from './site-addresses.js';
import { BackgroundModule } from './gateway/background/background.module.js';
import { PreRouter } from './gateway/http/pre-router.js';
import { RequestTimes } from './gateway/http/request-times.js';
import { GatewayModule } from './gateway/gateway.module.js';
import { RequestCredential } from './gateway/request-credential.js';
import { HttpServers } from './gateway/http/http-servers.js';
import { OperationsModule } from './gateway/operations/operations.module.js';
import { MailModule } from './mail/mail.module.js';
import { MediaModule } from './media/media.module.js';

/** The whole product: what it is, what it runs on, and its gateway. The configuration can be injected everywhere. */
@Module({})
export class AppModule {
  /** The data source is connected and migrated. The code that created it closes it after the application. */
  static register(config: Config, dataSource: DataSource): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        AdaptersModule,
        MailModule,
        MediaModule,
        GatewayModule,
        BackgroundModule,
        OperationsModule.register({ check: () => checkDatabase(dataSource), poolUse: () => poolUse(dataSource) }),
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SiteAddresses, useValue: new SiteAddresses(config) },
        { provide: DataSource, useValue: dataSource },
        { provide: CallCredential, useClass: RequestCredential },
        RequestTimes,
        HttpServers,
        PreRouter,
      ],
      exports: [CONFIG, SiteAddresses, DataSource, CallCredential, RequestTimes, PreRouter],
    };
  }
}
