import 'reflect-metadata';
import { hostname, userInfo } from 'node:os';
import { basename } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { joinDatabase } from './adapters/embedded-postgres/running-server.js';
import { connect, createDataSource, migrate } from './adapters/postgres/connection/data-source.js';
import { refuseOtherSchema } from './adapters/postgres/connection/other-schema.js';
import { AdminModule } from './admin.module.js';
import { copyDatabase } from './backup-parts.js';
import { configFromEnvironment } from './config/config.js';
import { runAdminCommand } from './gateway/command-line/admin-command.js';
import { AdminSession, type Terminal } from './gateway/command-line/admin-session.js';

// The process of `npm run admin`. It uses the database of a Tessera that runs, or starts the embedded one for the command. Only then it
// brings the database up to date: otherwise servers may use it, and this is for their start.

const toStop: (() => Promise<void>)[] = [];

const terminal: Terminal = {
  // The program of a release archive has this name.
  command: basename(process.argv[1] ?? '') === 'tessera.mjs' ? 'tessera admin' : 'npm run admin --',
  isInteractive: process.stdin.isTTY && process.stdout.isTTY,
  ask,
  write: (line) => void process.stdout.write(`${line}\n`),
  complain,
};

process.exitCode = await runAdminCommand(process.argv.slice(2), new AdminSession(open, terminal, operator()));
for (const stop of toStop.reverse()) await stop().catch((error: unknown) => complain(String(error)));
// Idle connections to an object store would keep the process alive.
process.exit();

async function open(): Promise<INestApplicationContext> {
  const config = configFromEnvironment();
  const events = { onTrouble: ({ message }: Error) => complain(message), onDown: lose, onWait: complain };
  const { url, isShared, stop } = await joinDatabase(config, events, copyDatabase);
  toStop.push(stop);
  const dataSource = createDataSource(url, { directUrl: config.databaseDirectUrl });
  await connect(dataSource, url);
  toStop.push(() => dataSource.destroy());
  await (isShared ? refuseOtherSchema(url) : migrate(url));
  const application = await NestFactory.createApplicationContext(AdminModule.register(config, dataSource), {
    logger: false,
    abortOnError: false,
  });
  toStop.push(() => application.close());
  return application;
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} (yes/no) `);
  lines.close();
  return /^y(es)?$/i.test(answer.trim());
}

function operator(): string {
  return `${userOfSystem()}@${hostname()}`;
}

// In a container, the system may not know the user of the process by a name.
function userOfSystem(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

function lose(fault: Error): void {
  complain(fault.message);
  process.exit(1);
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
