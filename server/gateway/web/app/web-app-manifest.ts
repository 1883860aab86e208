import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteAddresses } from '../../../site-addresses.js';
import { LANGUAGE_HEADERS, requestLanguage } from '../../http/request-language.js';
import { ClientBundle, preparedInEachLanguage } from '../client-bundle.js';
import { PreparedDocument } from '../prepared-document.js';
import { securityHeaders } from '../security-headers.js';

/** Serves the web app manifest, which makes the app installable. It has the name, the icons and the start page in the reader's language. */
@Injectable()
export class WebAppManifest implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const manifests = await preparedInEachLanguage((language) =>
      PreparedDocument.prepare({
        text: JSON.stringify(this.bundle.documents(language).webAppManifest()),
        mediaType: 'application/manifest+json',
        varies: LANGUAGE_HEADERS,
        headers: securityHeaders(this.addresses),
      }),
    );
    this.adapterHost.httpAdapter.getInstance().get('/manifest.webmanifest', (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      manifests[requestLanguage(request.headers)].answer(request.raw, reply.raw);
    });
  }
}
