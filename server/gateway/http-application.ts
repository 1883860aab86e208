import { createServer, maxHeaderSize, type RequestListener, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config.js';
import { prepareApi } from './api-transport.js';
import { createFastifyAdapter } from './fastify-errors.js';
import { FrontDoor } from './front-door.js';
import { createLog, logRequests, nestLog } from './request-log.js';
import { limitReadingTime, productTimeLimits, serverOptions, type TimeLimits } from './time-limits.js';
import { limitUnreadAnswers } from './unread-answers.js';

/** The largest body for routes to which `prepareApi` gives no other limit. Beyond it, the status is 413. */
const bodyLimit = 1_048_576;

/**
 * The application with its gateway, initialised and not yet listening. Whoever creates it closes it:
 * signals are the business of the process. Requests under way are answered while it closes.
 */
export async function createApplication(
  module: DynamicModule,
  config: Config,
  limits: TimeLimits = productTimeLimits,
): Promise<NestFastifyApplication> {
  let frontDoor: FrontDoor | undefined;
  const log = createLog(config.logLevel);
  const serverFactory = (handler: RequestListener, options: object): Server => {
    const server = createServer({ ...options, ...serverOptions(limits) }, (request, response) => {
      if (!frontDoor?.tryAnswer(request, response)) handler(request, response);
    });
    limitReadingTime(server, limits);
    return server;
  };
  const options = {
    serverFactory,
    bodyLimit,
    forceCloseConnections: 'idle' as const,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    // Each route checks the length of its parameters; Node limits the length of the whole address.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    genReqId: () => randomUUID(),
    logger: false,
  };
  const adapter = createFastifyAdapter(options, limits.linger);
  logRequests(adapter.getInstance(), log);
  prepareApi(adapter.getInstance(), config);
  limitUnreadAnswers(adapter.getInstance());
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLog(log),
    abortOnError: false,
    // `prepareApi` adds the parsers of bodies.
    bodyParser: false,
  });
  await application.init();
  await adapter.getInstance().ready();
  frontDoor = application.get(FrontDoor);
  return application;
}
