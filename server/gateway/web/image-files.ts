import { pipeline } from 'node:stream/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypeOf, parseImageName, type ImageName } from '../../media/image.js';
import { MeasureImage } from '../../media/use-cases/measure-image.js';
import { ReadImage } from '../../media/use-cases/read-image.js';

type ImageRequest = FastifyRequest<{ Params: { name: string } }>;

/**
 * The pictures that people brought along, wherever they are kept. A name stands for one content for ever: browsers need not ask again,
 * and whatever stands behind a question mark, as older clients append it, changes nothing.
 */
@Injectable()
export class ImageFiles implements OnModuleInit {
  private readonly log = new Logger(ImageFiles.name);

  constructor(
    private readonly readImage: ReadImage,
    private readonly measureImage: MeasureImage,
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
    // Whoever has it knows what the name stands for, and need not be told whether it is still kept.
    if (knows(request.headers['if-none-match'], name)) return reply.status(304).headers(lasting(name)).send();
    return request.method === 'HEAD' ? this.describe(name, reply) : this.send(name, reply);
  }

  private async describe(name: ImageName, reply: FastifyReply): Promise<unknown> {
    const bytes = await this.measureImage.execute(name);
    if (bytes === null) return reply.callNotFound();
    return reply.headers(describing(name, bytes)).send();
  }

  private async send(name: ImageName, reply: FastifyReply): Promise<unknown> {
    const image = await this.readImage.execute(name);
    if (image === null) return reply.callNotFound();
    reply.hijack();
    reply.raw.writeHead(200, describing(name, image.bytes));
    // When the storage fails half-way, the connection is cut: the length that was announced tells the browser that something is missing.
    await pipeline(image.chunks, reply.raw).catch((error: unknown) => this.log.debug(`A picture was not sent whole: ${String(error)}`));
    return reply;
  }
}

function lasting(name: ImageName): Record<string, string> {
  return { ETag: `"${name}"`, 'Cache-Control': 'public, max-age=31536000, immutable' };
}

// Whatever a browser takes it for, it is no document that runs anything; other sites may show it.
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
