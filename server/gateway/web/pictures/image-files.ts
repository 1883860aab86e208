import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../../../fair-queue.js';
import { mediaTypeOf, parseImageName, type ImageName } from '../../../media/image.js';
import { Images } from '../../../media/use-cases/images.js';
import { networkOf } from '../../caller.js';
import { TooLate } from '../documents.errors.js';
import { PictureAccess } from './picture-access.js';

type ImageRequest = FastifyRequest<{ Params: { name: string } }>;

// Each read uses one of the fifty connections to an object store, and memory for a whole picture: rarely more than 1 MB, at most 12 MB.
// Uploads need the other connections.
const limits = { atOnce: 8, mostWaiting: 500 };

/**
 * Serves uploaded pictures, from any storage. The content of a name never changes, so browsers cache it without revalidation, unless not everybody may see it, or not always. A query has
 * no effect: older clients append a timestamp (specification §7). A picture is read completely before it is sent, so that a slow client
 * does not occupy a connection to the storage. The queue takes turns between networks.
 */
@Injectable()
export class ImageFiles implements OnModuleInit {
  private readonly queue = new FairQueue(limits, () => new TooLate());

  constructor(
    private readonly images: Images,
    private readonly pictureAccess: PictureAccess,
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
    const { method, headers } = request;
    const network = networkOf(request.ip);
    const caching = await this.pictureAccess.cachingOf({ name, headers, network });
    if (caching === null) return this.refuse(reply);
    // The client has the content of this name. It is valid even if the file was removed.
    if (knows(headers['if-none-match'], name)) return reply.status(304).headers(lasting(name, caching)).send();
    if (method === 'HEAD') {
      const bytes = await this.queue.inTurn(network, () => this.images.measure(name));
      return bytes === null ? this.refuse(reply) : reply.headers(describing(name, bytes, caching)).send();
    }
    const content = await this.queue.inTurn(network, () => this.images.read(name));
    return content === null ? this.refuse(reply) : reply.headers(describing(name, content.length, caching)).send(content);
  }

  private refuse(reply: FastifyReply): unknown {
    return reply.header('Cache-Control', 'no-store').callNotFound();
  }
}

function lasting(name: ImageName, caching: string): Record<string, string> {
  return { ETag: `"${name}"`, 'Cache-Control': caching };
}

// A browser must not execute it as a document or script. Other sites may show it.
function describing(name: ImageName, bytes: number, caching: string): Record<string, string> {
  return {
    ...lasting(name, caching),
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
