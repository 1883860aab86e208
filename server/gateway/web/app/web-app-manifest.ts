import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../languages.rules.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { LANGUAGE_HEADERS, requestLanguage } from '../../http/request-language.js';
import { ClientBundle, inEachLanguage } from '../client-bundle.js';
import { PreparedDocument } from '../prepared-document.js';
import { SiteDependent } from '../site-dependent.js';
import { securityHeaders } from '../security-headers.js';

/** Serves the web app manifest, which makes the app installable. It has the name, the icons and the start page in the reader's language. */
@Injectable()
export class WebAppManifest implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const manifests = inEachLanguage((language) => new SiteDependent(this.bundle, () => this.prepare(language)));
    this.adapterHost.httpAdapter.getInstance().get('/manifest.webmanifest', async (request: FastifyRequest, reply: FastifyReply) => {
      const manifest = await manifests[requestLanguage(request.headers)].present();
      reply.hijack();
      manifest.answer(request.raw, reply.raw);
    });
  }

  private prepare(language: Language): Promise<PreparedDocument> {
    return PreparedDocument.prepare({
      text: JSON.stringify(this.bundle.documents(language).webAppManifest()),
      mediaType: 'application/manifest+json',
      varies: LANGUAGE_HEADERS,
      headers: securityHeaders(this.addresses),
    });
  }
}
