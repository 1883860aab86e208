import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../../../fair-queue.js';
import { mediaTypeOf, parseImageName, type ImageName } from '../../../media/image.js';
import { Images } from '../../../media/use-cases/images.js';
import { networkOf } from '../../caller.js';
import { TooLate } from '../documents.errors.js';

type ImageRequest = FastifyRequest<{ Params: { name: string } }>;

// Each read uses one of the fifty connections to an object store, and memory for a whole picture: rarely more than 1 MB, at most 12 MB.
// Uploads need the other connections.
const limits = { atOnce: 8, mostWaiting: 500 };

/**
 * Serves uploaded pictures, from any storage. The content of a name never changes, so browsers cache it without revalidation. A query has
 * no effect: older clients append a timestamp (specification §7). A picture is read completely before it is sent, so that a slow client
 * does not occupy a connection to the storage. The queue takes turns between networks.
 */
@Injectable()
export class ImageFiles implements OnModuleInit {
  private readonly queue = new FairQueue(limits, () => new TooLate());

  constructor(
    private readonly images: Images,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    server.get('/media/:name', { exposeHeadRoute: false }, (request: ImageRequest, reply) => this.answer(request, reply));
    server.head('/media/:name', (request: ImageRequest, reply) => this.answer(request, reply));
  }

  private async answer(request: ImageRequest, reply: FastifyReply): Promise<unknown> {
    const name = parseImageName(request.params.name);
    if (name === undefined) return reply.callNotFound();
    // The client has the content of this name. It is valid even if the file was removed.
    if (knows(request.headers['if-none-match'], name)) return reply.status(304).headers(lasting(name)).send();
    const network = networkOf(request.ip);
    return request.method === 'HEAD' ? this.describe(name, reply, network) : this.send(name, reply, network);
  }

  private async describe(name: ImageName, reply: FastifyReply, network: string): Promise<unknown> {
    const bytes = await this.queue.inTurn(network, () => this.images.measure(name));
    if (bytes === null) return reply.callNotFound();
    return reply.headers(describing(name, bytes)).send();
  }

  private async send(name: ImageName, reply: FastifyReply, network: string): Promise<unknown> {
    const content = await this.queue.inTurn(network, () => this.images.read(name));
    if (content === null) return reply.callNotFound();
    return reply.headers(describing(name, content.length)).send(content);
  }
}

function lasting(name: ImageName): Record<string, string> {
  return { ETag: `"${name}"`, 'Cache-Control': 'public, max-age=31536000, immutable' };
}

// A browser must not execute it as a document or script. Other sites may show it.
function describing(name: ImageName, bytes: number): Record<string, string> {
  return {
    ...lasting(name),
    'Content-Type': mediaTypeOf(name),
    'Content-Length': String(bytes),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

function knows(ifNoneMatch: string | undefined, name: ImageName): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === `"${name}"`);
}
