import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { connect, createDataSource } from '../../server/adapters/postgres/data-source.js';
import { AppModule } from '../../server/app.module.js';
import { readConfig, type Config } from '../../server/config.js';
import { createApplication } from '../../server/gateway/http-application.js';
import { productTimeLimits, type TimeLimits } from '../../server/gateway/time-limits.js';
import { createTestDatabase, type TestDatabase } from './database.js';
import { freePort } from './free-port.js';

/** What tests do with the real application, which runs in this process and on a port of its own. */
export interface TestApplication {
  /** The origin people use, such as `http://127.0.0.1:40123`; the configuration's `publicUrl` is the same. */
  readonly url: string;
  readonly dataSource: DataSource;
  readonly config: Config;
  /** The application itself, for what is not reached through an API: `nest.get(PageChanges)`. */
  readonly nest: NestFastifyApplication;
}

/** The application, for whoever started it. */
export interface RunningApplication extends TestApplication {
  /** Closes everything and removes what the application kept. */
  stop(): Promise<void>;
}

/** What a test may decide; anything else is as for a person who starts the product without any settings. */
export interface ApplicationSettings extends Partial<Config> {
  /** A database to use and leave alone, for tests of several instances or of a restart; otherwise a new one that `stop` drops. */
  readonly database?: TestDatabase;
  /** For tests of connections that keep the server waiting; otherwise those of the product. */
  readonly timeLimits?: Partial<TimeLimits>;
}

/** Starts the application on a new database. Errors that nobody expected are written to the output; `logLevel` changes that. */
export async function startApplication({ database, timeLimits, ...overrides }: ApplicationSettings = {}): Promise<RunningApplication> {
  const ownDatabase = database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-application-'));
  const cleanUp = async (): Promise<void> => {
    if (!database) await ownDatabase.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const running = await listen(ownDatabase.url, { dataDir, ...overrides }, { ...productTimeLimits, ...timeLimits });
    return { ...running, stop: () => close(running).then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function close({ nest, dataSource }: TestApplication): Promise<void> {
  await nest.close();
  await dataSource.destroy();
}

async function listen(databaseUrl: string, overrides: Partial<Config>, limits: TimeLimits): Promise<Omit<RunningApplication, 'stop'>> {
  for (let attempt = 1; ; attempt += 1) {
    const config = await configOnFreePort(databaseUrl, overrides);
    const dataSource = createDataSource(databaseUrl);
    await connect(dataSource, databaseUrl);
    try {
      const nest = await createApplication(AppModule.register(config, dataSource), config, limits);
      await nest.listen(config.port, config.host);
      return { url: config.publicUrl, dataSource, config, nest };
    } catch (error) {
      await dataSource.destroy();
      // Between our asking for a free port and the application's taking it, somebody else may have been faster.
      if (attempt === 5 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

async function configOnFreePort(databaseUrl: string, overrides: Partial<Config>): Promise<Config> {
  const port = overrides.port ?? (await freePort());
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  };
  return Object.freeze({ ...readConfig(variables), ...overrides });
}
