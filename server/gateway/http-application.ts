import { createServer, maxHeaderSize, type RequestListener } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config.js';
import { prepareApi } from './api-transport.js';
import { createFastifyAdapter } from './fastify-errors.js';
import { FrontDoor } from './front-door.js';
import { createLog, logRequests, nestLog } from './request-log.js';

/** The largest body that is read unless a route says otherwise: a whole page design. Beyond it the answer is 413. */
const bodyLimit = 1_048_576;

// Proxies keep idle connections for 60 to 75 s. A server that closes first resets the request that is just being sent to it.
const keepAliveMilliseconds = 80_000;

/**
 * The application behind its doors, initialised and not yet listening. Whoever creates it closes it:
 * signals are the business of the process. Requests under way are answered while it closes.
 */
export async function createApplication(module: DynamicModule, config: Config): Promise<NestFastifyApplication> {
  let frontDoor: FrontDoor | undefined;
  const log = createLog(config.logLevel);
  const adapter = createFastifyAdapter({
    serverFactory: (handler: RequestListener, options: object) => {
      const server = createServer(options, (request, response) => {
        if (!frontDoor?.tryAnswer(request, response)) handler(request, response);
      });
      server.keepAliveTimeout = keepAliveMilliseconds;
      return server;
    },
    bodyLimit,
    forceCloseConnections: 'idle',
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    // A part of an address of whatever length is for its route to judge; Node bounds the whole.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    genReqId: () => randomUUID(),
    logger: false,
  });
  logRequests(adapter.getInstance(), log);
  prepareApi(adapter.getInstance(), config);
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLog(log),
    abortOnError: false,
    // Bodies are read as prepareApi says.
    bodyParser: false,
  });
  await application.init();
  await adapter.getInstance().ready();
  frontDoor = application.get(FrontDoor);
  return application;
}
