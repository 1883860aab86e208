import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteAddresses } from '../../../site-addresses.js';
import { PreparedDocument } from '../prepared-document.js';
import { securityHeaders } from '../security-headers.js';

/**
 * Tells crawlers where the sitemap is, and which paths are not documents. It does not list the screens of the app: their responses say that
 * they must not be indexed, and a crawler has to be allowed to read them to learn that.
 */
@Injectable()
export class Robots implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const robots = await PreparedDocument.prepare({
      text: `User-agent: *\nDisallow: /api/\nDisallow: /graphql\n\nSitemap: ${this.addresses.at('/sitemap.xml')}\n`,
      mediaType: 'text/plain',
      cacheControl: 'public, max-age=86400',
      headers: securityHeaders(this.addresses),
    });
    this.adapterHost.httpAdapter.getInstance().get('/robots.txt', (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      robots.answer(request.raw, reply.raw);
    });
  }
}
