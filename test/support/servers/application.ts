import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DataSource } from 'typeorm';
import { connect, createDataSource } from '../../../server/adapters/postgres/connection/data-source.js';
import { AppModule } from '../../../server/app.module.js';
import { readConfig, type Config } from '../../../server/config/config.js';
import { createApplication } from '../../../server/gateway/http/http-application.js';
import { productTimeouts, type ConnectionTimeouts } from '../../../server/gateway/http/connection-timeouts.js';
import type { Tracing } from '../../../server/tracing.port.js';
import { createTestDatabase, type TestDatabase } from '../database/database.js';
import { freePort } from '../../../scripts/cluster/ports.mjs';

/** The real application for tests. It runs in this process, on its own port. */
export interface TestApplication {
  /** The public origin, such as `http://127.0.0.1:40123`. It is the `publicUrl` of the configuration. */
  readonly url: string;
  readonly dataSource: DataSource;
  readonly config: Config;
  /** The Nest application, for parts without an API: `nest.get(PageChanges)`. */
  readonly nest: NestFastifyApplication;
}

/** The application, for the code that started it. */
export interface RunningApplication extends TestApplication {
  /** Stops everything, and removes the data of the application. */
  stop(): Promise<void>;
}

/** Settings that a test can change. All others have the product's defaults. */
export interface ApplicationSettings extends Partial<Config> {
  /**
   * An existing database, which `stop` does not remove, for tests of several instances or of a restart. By default, `startApplication`
   * creates a database and `stop` removes it.
   */
  readonly database?: TestDatabase;
  /** For tests of slow connections. The default is the product's timeouts. */
  readonly timeouts?: Partial<ConnectionTimeouts>;
  /** For tests of traces. By default, nothing is traced. */
  readonly traces?: Tracing;
}

/** Starts the application on a new database. It logs errors only; `logLevel` changes that. */
export async function startApplication({
  database,
  timeouts,
  traces,
  ...overrides
}: ApplicationSettings = {}): Promise<RunningApplication> {
  const ownDatabase = database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-application-'));
  const cleanUp = async (): Promise<void> => {
    if (!database) await ownDatabase.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const running = await listen(ownDatabase.url, { dataDir, ...overrides }, { ...productTimeouts, ...timeouts }, traces);
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

async function listen(
  databaseUrl: string,
  overrides: Partial<Config>,
  limits: ConnectionTimeouts,
  tracing?: Tracing,
): Promise<Omit<RunningApplication, 'stop'>> {
  for (let attempt = 1; ; attempt += 1) {
    const config = await configOnFreePort(databaseUrl, overrides);
    const dataSource = createDataSource(databaseUrl, { tracing, directUrl: config.databaseDirectUrl });
    await connect(dataSource, databaseUrl);
    try {
      const nest = await createApplication(AppModule.register(config, dataSource), config, limits, tracing);
      delayAnswers(nest.getHttpServer());
      await nest.listen(config.port, config.host);
      return { url: config.publicUrl, dataSource, config, nest };
    } catch (error) {
      await dataSource.destroy();
      // Another process may have taken the free port before the application did.
      if (attempt === 5 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/** Lets each request wait for a random time before the application gets it, if the run asks for that: see scripts/steady.mjs. */
function delayAnswers(server: Server): void {
  const longest = Number(process.env.TEST_DELAY ?? 0);
  if (longest === 0) return;
  const emit = server.emit.bind(server) as (name: string, ...given: unknown[]) => boolean;
  server.emit = (name: string, ...given: unknown[]) => {
    if (name !== 'request') return emit(name, ...given);
    setTimeout(() => emit(name, ...given), Math.random() * longest);
    return true;
  };
}

async function configOnFreePort(databaseUrl: string, overrides: Partial<Config>): Promise<Config> {
  const port = overrides.port ?? (await freePort());
  const variables = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    // Tests ask nobody in the Internet.
    LINK_PREVIEWS: 'off',
  };
  return Object.freeze({ ...readConfig(variables), ...overrides });
}
