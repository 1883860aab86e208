import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { ClientBundle } from './client-bundle.js';

/** The files that were built for browsers. Those in `assets` carry a hash of their content in their name and never change. */
@Injectable()
export class StaticFiles implements OnModuleInit {
  constructor(
    private readonly bundle: ClientBundle,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const server = this.adapterHost.httpAdapter.getInstance();
    await server.register(fastifyStatic, {
      root: this.bundle.folder,
      // One route for each file that is there now: a path can lead to nothing else.
      wildcard: false,
      globIgnore: ['index.html', '.vite/**', '**/*.br', '**/*.gz'],
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(`${this.bundle.folder}/assets/`);
        reply.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
        reply.header('X-Content-Type-Options', 'nosniff');
      },
    });
  }
}
