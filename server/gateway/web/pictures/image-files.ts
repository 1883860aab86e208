import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FairQueue } from '../../../fair-queue.js';
import { mediaTypeOf, parseImageName, type ImageName } from '../../../media/image.js';
import { Images } from '../../../media/use-cases/images.js';
import { networkOf } from '../../caller.js';
import { TooLate } from '../documents.errors.js';
import { PictureSights } from './picture-sights.js';

type ImageRequest = FastifyRequest<{ Params: { name: string } }>;

// Each read uses one of the fifty connections to an object store, and memory for a whole picture: rarely more than 1 MB, at most 12 MB.
// Uploads need the other connections.
const limits = { atOnce: 8, mostWaiting: 500 };

const NOTHING = new Uint8Array();

/** A file as one answer describes it. */
interface Answer<Content> {
  readonly caching: string;
  readonly content: Content;
}

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
    private readonly sights: PictureSights,
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
    if (method === 'HEAD') {
      const file = await this.inTurn(network, name, headers, () => this.images.measure(name));
      return file ? reply.headers(describing(name, file.content, file.caching)).send() : this.refuse(reply);
    }
    // The client has the content of this name. It is valid even if the file was removed.
    const isKnown = knows(headers['if-none-match'], name);
    const file = await this.inTurn(network, name, headers, async () => (isKnown ? NOTHING : this.images.read(name)));
    if (!file) return this.refuse(reply);
    if (isKnown) return reply.status(304).headers(lasting(name, file.caching)).send();
    return reply.headers(describing(name, file.content.length, file.caching)).send(file.content);
  }

  /** Null if there is no such file, or if it is not for whoever asks. */
  private inTurn<Content>(
    network: string,
    name: ImageName,
    headers: IncomingHttpHeaders,
    read: () => Promise<Content | null>,
  ): Promise<Answer<Content> | null> {
    return this.queue.inTurn(network, async () => {
      const caching = await this.sights.cachingOf(name, headers);
      const content = caching === null ? null : await read();
      return caching === null || content === null ? null : { caching, content };
    });
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
