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

/** The largest body that is read unless `prepareApi` gives a route another limit. Beyond it the answer is 413. */
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
    // A part of an address of whatever length is for its route to judge; Node bounds the whole.
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
    // Bodies are read as prepareApi says.
    bodyParser: false,
  });
  await application.init();
  await adapter.getInstance().ready();
  frontDoor = application.get(FrontDoor);
  return application;
}
