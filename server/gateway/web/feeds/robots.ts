import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../config/config.js';
import { PreparedDocument } from '../prepared-document.js';
import { securityHeaders } from '../security-headers.js';

/**
 * Tells crawlers where the sitemap is, and which paths are not documents. It does not list the screens of the app: their responses say that
 * they must not be indexed, and a crawler has to be allowed to read them to learn that.
 */
@Injectable()
export class Robots implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const { publicUrl } = this.config;
    const robots = await PreparedDocument.prepare({
      text: `User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      mediaType: 'text/plain',
      cacheControl: 'public, max-age=86400',
      headers: securityHeaders(publicUrl),
    });
    this.adapterHost.httpAdapter.getInstance().get('/robots.txt', (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      robots.answer(request.raw, reply.raw);
    });
  }
}
