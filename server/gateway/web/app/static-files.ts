import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import fastifyStatic from '@fastify/static';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage } from '../../../languages.rules.js';
import { ClientBundle } from '../client-bundle.js';

type AssetRequest = FastifyRequest<{ Params: { name: string } }>;
type LanguageRequest = FastifyRequest<{ Params: { language: string; name: string } }>;

/** The files that were built for browsers. The names of those in `assets` contain a hash of their content, so the files never change. */
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
      // There is one route for each existing file, so a path cannot lead to another file.
      wildcard: false,
      globIgnore: ['index.*.html', 'assets/**', '.vite/**', '**/*.br', '**/*.gz'],
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
    // These are hundreds for each former build, and a route for each would make the start longer.
    const names = readdirSync(join(this.bundle.folder, 'assets'), { recursive: true, encoding: 'utf8' });
    const files = new Set(names.filter((name) => /\.\w+$/.test(name) && !/\.(?:br|gz)$/.test(name)));
    const send = (reply: FastifyReply, ...paths: string[]): FastifyReply | void => {
      const path = paths.find((one) => files.has(one));
      return path === undefined ? reply.callNotFound() : reply.sendFile(`assets/${path}`);
    };
    server.get('/assets/:name', ({ params: { name } }: AssetRequest, reply: FastifyReply) => send(reply, name));
    // The folder of a language has only its texts. The other files are the same in all languages.
    server.get('/assets/:language/:name', ({ params: { language, name } }: LanguageRequest, reply: FastifyReply) =>
      send(reply, `${language}/${name}`, ...(isLanguage(language) ? [name] : [])),
    );
  }
}
