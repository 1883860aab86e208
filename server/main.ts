import 'reflect-metadata';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger as NestLogger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { DataFolderFault, prepareDataFolder, preparePictureFolder } from './adapters/embedded-postgres/data-folder.js';
import { EmbeddedPostgresFault } from './adapters/embedded-postgres/embedded-postgres.errors.js';
import { startEmbeddedServer } from './adapters/embedded-postgres/server.js';
import { connect, createDataSource, migrate } from './adapters/postgres/connection/data-source.js';
import { addressOf } from './adapters/postgres/connection/database-address.js';
import { DatabaseFault } from './adapters/postgres/connection/database.errors.js';
import { examineObjectStore } from './adapters/storage/configured-image-storage.js';
import { ObjectStoreFault } from './adapters/storage/object-store-faults.js';
import { ArticleFault, ArticlesUnreadable } from './articles/articles.errors.js';
import { SetUp } from './administration/use-cases/set-up.js';
import { AppModule } from './app.module.js';
import { ConfigError, configFromEnvironment, productVersion, versionText, type Config } from './config/config.js';
import { createApplication } from './gateway/http/http-application.js';
import { HttpServers } from './gateway/http/http-servers.js';
import { Readiness } from './gateway/operations/readiness.js';
import { createLog, nestLog } from './gateway/http/request-log.js';
import { SecretFileFault } from './config/secret-files.js';
import type { Tracing } from './tracing.port.js';

// The process: it starts all parts in order, stops them in the reverse order, and explains a failed start in one sentence.

/** How long running requests may take to finish after a signal to stop. */
const drainMilliseconds = 10_000;
/** How long a running start may take to finish after a signal to stop. */
const startMilliseconds = 10_000;

type Stop = () => Promise<void>;

/** Where the process tells what it does. */
interface Observability {
  readonly log: Logger;
  readonly tracing: Tracing | undefined;
}

class ListenFault extends Error {}
class EndFault extends Error {}

/** Errors whose message is one sentence for people. They need no stack trace. */
const faultsForPeople = [
  ConfigError,
  SecretFileFault,
  DataFolderFault,
  EmbeddedPostgresFault,
  DatabaseFault,
  ObjectStoreFault,
  ArticleFault,
  ArticlesUnreadable,
  ListenFault,
  EndFault,
];

const toStop: Stop[] = [];
let log: Logger | undefined;
let endedAt: number | undefined;
let isFailing = false;
let hasStarted = false;
let stopping: Promise<void> | undefined;
/** After SIGTERM, which supervisors send, load balancers have some time. After Ctrl-C, a person waits. */
let isPatient = false;

// A signal during the start waits for its end: a partial start cannot be stopped in order.
process.on('SIGINT', end).on('SIGTERM', endPatiently).once('uncaughtException', crash);
const started = start();
started.catch(fail);

async function start(): Promise<void> {
  const config = configFromEnvironment();
  log = createLog(config.logLevel);
  await prepareDataFolder(config.dataDir);
  if (config.objectStore === undefined) await preparePictureFolder(config.dataDir);
  const unreachable = await examineObjectStore(config);
  if (unreachable !== null) log.warn(`The object store cannot be reached: ${unreachable}`);
  const tracing = await startTracing(config, log);
  const database = await findDatabase(config, log);
  const application = await openDatabase(config, database.url, { log, tracing });
  await listen(application, config, log);
  announce(config, database.place, await setUpLink(application, config));
  hasStarted = true;
}

// The library is only loaded when a collector is configured.
async function startTracing({ tracing: settings }: Config, log: Logger): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { OpentelemetryTracing } = await import('./adapters/opentelemetry/opentelemetry-tracing.js');
  const tracing = new OpentelemetryTracing(settings, (reason) => log.warn(reason));
  toStop.push(() => tracing.stop());
  return tracing;
}

/** The address of the database, and where people find it. */
async function findDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<{ url: string; place: string }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, place: `the database at ${addressOf(databaseUrl)}` };
  print('Starting the database…');
  const events = { onTrouble: (error: Error) => log.error({ err: error }, error.message), onDown: fail, onWait: print };
  const server = await startEmbeddedServer(dataDir, events, async (places) => {
    // Only an upgrade needs it.
    const { copyDatabase } = await import('./backup-parts.js');
    return await copyDatabase(places);
  });
  toStop.push(() => server.stop());
  return { url: server.url, place: shortPath(server.home.startsWith(dataDir) ? dataDir : server.home) };
}

async function openDatabase(config: Config, url: string, { log, tracing }: Observability): Promise<NestFastifyApplication> {
  let isClosing = false;
  const onIdleError = (error: Error): void => {
    // The server may close the connection before the client has ended it.
    if (!isClosing) log.warn({ err: error }, 'a database connection was lost');
  };
  const { databasePoolSize: poolSize, databaseDirectUrl: directUrl } = config;
  const dataSource = createDataSource(url, { poolSize, onIdleError, tracing, directUrl });
  for (const warning of await connect(dataSource, url)) log.warn(warning);
  toStop.push(async () => {
    isClosing = true;
    await dataSource.destroy();
  });
  const migrated = await migrate(directUrl ?? url, {
    onWait: () => print('Another process is bringing the database up to date; waiting until it is done…'),
  });
  if (migrated > 0) print(`The database is up to date (${migrated} ${migrated === 1 ? 'migration' : 'migrations'} done).`);
  const application = await createApplication(AppModule.register(config, dataSource), config, undefined, tracing);
  toStop.push(() => closeApplication(application, isPatient ? config.shutdownDelaySeconds * 1_000 : 0));
  return application;
}

async function listen(application: NestFastifyApplication, { host, port }: Config, log: Logger): Promise<void> {
  // Without this, Nest would log the error; here it becomes one sentence.
  application.useLogger(false);
  try {
    await application.listen(port, host);
    application.useLogger(nestLog(log));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const sentence = listenFaults(host, port)[code];
    throw sentence === undefined ? error : new ListenFault(sentence, { cause: error });
  }
}

function listenFaults(host: string, port: number): Readonly<Record<string, string>> {
  const badHost = `HOST=${host} is not an address of this machine: use localhost, or 0.0.0.0 for all of its addresses.`;
  return {
    EADDRINUSE: `Port ${port} is already in use: stop the program that uses it, or choose another port, such as PORT=${port + 1}.`,
    EACCES: `Port ${port} may not be opened by this user: choose a port above 1023, such as PORT=3000.`,
    EADDRNOTAVAIL: badHost,
    ENOTFOUND: badHost,
    EAI_AGAIN: badHost,
  };
}

/** The link with which the first operator sets the site up. The code is not sent to any server with it, so no log has it. */
async function setUpLink(application: NestFastifyApplication, { publicUrl }: Config): Promise<string> {
  const code = await application.get(SetUp, { strict: false }).offer();
  if (code === null) return '';
  return `  Nobody looks after this site yet. Whoever opens this link does: ${publicUrl}/setup#${code}\n`;
}

function announce(config: Config, place: string, setUp: string): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  print(
    `
  ${config.siteName} is ready at ${config.publicUrl} (after ${seconds} s)
  This is Tessera ${versionText(productVersion)}.

  Open it in a browser, claim a name and build your page.
${setUp}  Everything that people write is kept in ${place}. Stop with Ctrl-C.
${mailPlace(config)}${config.warnings.map((warning) => `  Warning: ${warning}\n`).join('')}`,
  );
}

function mailPlace({ smtpUrl, dataDir }: Config): string {
  if (smtpUrl !== undefined) return '';
  return `  Mails are not sent but written to ${shortPath(join(dataDir, 'mail'))}; set SMTP_URL to send them.\n`;
}

function shortPath(folder: string): string {
  const path = relative(process.cwd(), folder) || '.';
  return path.startsWith('..') || process.cwd() === '/' ? folder : path;
}

/** First readiness ends, then new connections are refused, then the running requests end, then what they use. */
async function closeApplication(application: NestFastifyApplication, patience: number): Promise<void> {
  const servers = application.get(HttpServers);
  application.get(Readiness).stop();
  if (servers.isListening) await delay(patience);
  await servers.stop({ unused: patience, running: drainMilliseconds });
  await application.close();
}

// A failure during a shutdown waits for that shutdown.
function stopEverything(): Promise<void> {
  return (stopping ??= stopInOrder());
}

async function stopInOrder(): Promise<void> {
  const faults: unknown[] = [];
  // If one part fails to stop, the database is stopped nevertheless.
  for (const stop of toStop.splice(0).reverse()) await stop().catch((error: unknown) => faults.push(error));
  if (faults.length > 0) throw new AggregateError(faults, `The shutdown failed: ${faults.map(String).join('; ')}`);
}

function endPatiently(): void {
  isPatient ||= endedAt === undefined;
  end();
}

function end(): void {
  if (endedAt !== undefined) {
    // A second signal ends the process at once, and the next start recovers. npm passes one Ctrl-C on twice.
    if (performance.now() - endedAt > 1_000) process.exit(130);
    return;
  }
  endedAt = performance.now();
  print('Stopping…');
  Promise.race([started, tooLate()])
    .then(stopEverything)
    .then(() => process.exit())
    .catch(fail);
}

async function tooLate(): Promise<never> {
  await delay(startMilliseconds);
  throw new EndFault('The start is not done and does not end in order: what it has begun is stopped now.');
}

function fail(error: unknown): void {
  const isKnown = faultsForPeople.some((fault) => error instanceof fault);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(isKnown ? `${message}\n` : `${message} (Set LOG_LEVEL=debug for details.)\n`);
  log?.debug({ err: error }, 'why the process ends');
  // During a start, the sentence is for a person, and what the parts log while they are stopped would hide it.
  if (!hasStarted && log?.level !== 'debug') NestLogger.overrideLogger(false);
  process.exitCode = 1;
  // One failure may cause others; the shutdown that has begun continues.
  if (isFailing) return;
  isFailing = true;
  stopEverything()
    .catch(() => undefined)
    .finally(() => process.exit());
}

function crash(error: unknown): void {
  log?.fatal({ err: error }, 'a fault that nothing caught ends the process');
  fail(error);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
