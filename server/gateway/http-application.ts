import { createServer, maxHeaderSize, type RequestListener, type Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config.js';
import { prepareApi } from './api-transport.js';
import { createFastifyAdapter } from './fastify-errors.js';
import { PreRouter } from './pre-router.js';
import { createLog, logRequests, nestLog } from './request-log.js';
import { enforceReadTimeout, productTimeouts, serverOptions, type ConnectionTimeouts } from './connection-timeouts.js';
import { limitResponseBacklog } from './response-backlog.js';

/** The largest body for routes to which `prepareApi` gives no other limit. Beyond it, the status is 413. */
const bodyLimit = 1_048_576;

/**
 * Creates the application with its gateway. It is initialised, but does not listen yet. The caller closes it, and handles the signals of
 * the process. Running requests are answered while it closes.
 */
export async function createApplication(
  module: DynamicModule,
  config: Config,
  limits: ConnectionTimeouts = productTimeouts,
): Promise<NestFastifyApplication> {
  let preRouter: PreRouter | undefined;
  const log = createLog(config.logLevel);
  const serverFactory = (handler: RequestListener, options: object): Server => {
    const server = createServer({ ...options, ...serverOptions(limits) }, (request, response) => {
      if (!preRouter?.tryAnswer(request, response)) handler(request, response);
    });
    enforceReadTimeout(server, limits);
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
  limitResponseBacklog(adapter.getInstance());
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLog(log),
    abortOnError: false,
    // `prepareApi` adds the parsers of bodies.
    bodyParser: false,
  });
  await application.init();
  await adapter.getInstance().ready();
  preRouter = application.get(PreRouter);
  return application;
}
