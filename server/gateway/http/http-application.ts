import { createServer, maxHeaderSize, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.js';
import { SiteAddresses } from '../../site-addresses.js';
import type { Tracing } from '../../tracing.port.js';
import { prepareApi } from './api-transport.js';
import { limitChunks } from './bodies/chunk-limit.js';
import { createFastifyAdapter } from './fastify-errors.js';
import { HttpServers } from './http-servers.js';
import { oneAfterAnother } from './pipelined-requests.js';
import { PreRouter } from './pre-router.js';
import { requestIdMaker, tellRequestIds, trustOf } from './request-ids.js';
import { createLog, logRequests, nestLog } from './request-log.js';
import { RequestSpans, traceUseCases } from './request-spans.js';
import { RequestTimes, timeRequests } from './request-times.js';
import { enforceReadTimeout, productTimeouts, serverOptions, type ConnectionTimeouts } from './connection-timeouts.js';
import { tellOfUntrustedProxies } from './untrusted-proxies.js';
import { limitResponseBacklog } from './response-backlog.js';
import { discardUnreadBodies } from './bodies/unread-bodies.js';

/** The largest body for routes to which `prepareApi` gives no other limit. Beyond it, the status is 413. */
const bodyLimit = 1_048_576;

/**
 * Creates the application with its gateway. It is initialised, but does not listen yet. The caller handles the signals of the process. It
 * stops the `HttpServers`, which answer the running requests, and closes the application after them.
 */
export async function createApplication(
  module: DynamicModule,
  config: Config,
  limits: ConnectionTimeouts = productTimeouts,
  tracing?: Tracing,
): Promise<NestFastifyApplication> {
  let preRouter: PreRouter | undefined;
  let times: RequestTimes | undefined;
  let httpServers: HttpServers | undefined;
  const made: Server[] = [];
  const log = createLog(config.logLevel);
  const spans = tracing && new RequestSpans(tracing, trustOf(config.trustProxy));
  const serverFactory = (handler: RequestListener, options: object): Server => {
    const listener = oneAfterAnother(listenerOf(handler, () => preRouter, spans));
    const server = createServer({ ...options, ...serverOptions(limits) }, limitChunks(listener));
    enforceReadTimeout(server, limits);
    made.push(server);
    // Fastify makes a second server for localhost when the application begins to listen.
    httpServers?.add(server);
    return server;
  };
  const options = {
    serverFactory,
    bodyLimit,
    forceCloseConnections: 'idle' as const,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    // Each route checks the length of its parameters; Node limits the length of the whole address.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    genReqId: requestIdMaker(config.trustProxy),
    logger: false,
  };
  const adapter = createFastifyAdapter(options, limits.linger);
  watchRequests(adapter.getInstance(), config, log, () => times);
  spans?.follow(adapter.getInstance());
  prepareApi(adapter.getInstance(), config, new SiteAddresses(config));
  limitResponseBacklog(adapter.getInstance());
  discardUnreadBodies(adapter.getInstance(), limits.rest);
  const application = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: nestLog(log),
    abortOnError: false,
    // `prepareApi` adds the parsers of bodies.
    bodyParser: false,
  });
  await application.init();
  await adapter.getInstance().ready();
  if (tracing) traceUseCases(application, tracing);
  preRouter = application.get(PreRouter);
  times = application.get(RequestTimes);
  const servers = application.get(HttpServers);
  httpServers = servers;
  made.forEach((server) => servers.add(server));
  return application;
}

// Without a pre-router yet, and for what it does not answer, the framework answers.
function listenerOf(handler: RequestListener, preRouter: () => PreRouter | undefined, spans?: RequestSpans): RequestListener {
  const answer = (request: IncomingMessage, response: ServerResponse): string | undefined => {
    const route = preRouter()?.tryAnswer(request, response);
    if (route === undefined) handler(request, response);
    return route;
  };
  return spans ? (request, response) => spans.trace(request, response, () => answer(request, response)) : answer;
}

// The order matters: the id of a request is known before anything is logged about it.
function watchRequests(server: FastifyInstance, { trustProxy }: Config, log: Logger, times: () => RequestTimes | undefined): void {
  tellRequestIds(server);
  logRequests(server, log);
  timeRequests(server, times);
  tellOfUntrustedProxies(server, trustProxy, log);
}
