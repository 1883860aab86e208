import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteAddresses } from '../../../site-addresses.js';
import { networkOf } from '../../caller.js';
import { PreRouter } from '../../http/pre-router.js';
import { requestLanguage } from '../../http/request-language.js';
import { ClientBundle, inEachLanguage } from '../client-bundle.js';
import { SiteDependent } from '../site-dependent.js';
import { decoded, PublicPages } from './public-pages.js';
import { NotFoundDocuments } from '../app/not-found-documents.js';
import { prepareProductDocument } from '../app/product-document.js';

/** Below these paths, an unknown path gets an error as JSON or text, and not the document "Not found". */
const DATA_PATH = /^\/(api|graphql|health|metrics|media|assets)(\/|\?|$)/;

/** The link that verifies an e-mail address leads to the front page. No request may send its token as Referer. */
const PARTS = { referrerPolicy: 'no-referrer' } as const;

/** The front page, the documents of linknames that are not cached, and what else no route answers. */
@Injectable()
export class PageDocuments implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly preRouter: PreRouter,
    private readonly bundle: ClientBundle,
    private readonly publicPages: PublicPages,
    private readonly notFound: NotFoundDocuments,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const landing = inEachLanguage(
      (language) =>
        new SiteDependent(this.bundle, () => prepareProductDocument(this.bundle.documents(language).landing(), this.addresses, PARTS)),
    );
    const server = this.adapterHost.httpAdapter.getInstance();
    server.get('/', async (request: FastifyRequest, reply: FastifyReply) => {
      const document = await landing[requestLanguage(request.headers)].present();
      reply.hijack();
      document.answer(request.raw, reply.raw);
    });
    // The framework would answer an address with invalid escapes as an API error, before any route.
    this.preRouter.answerFirst('malformed', (request, response) => {
      if (!isMalformed(request.url ?? '') || DATA_PATH.test(request.url ?? '')) return false;
      const notFound = this.notFound.in(requestLanguage(request.headers));
      this.preRouter.answerLater(
        notFound.then((document) => document.answer(request, response)),
        response,
      );
      return true;
    });
    // The least specific route: it only gets what no other route answers.
    server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      if (DATA_PATH.test(request.url)) return reply.callNotFound();
      const language = requestLanguage(request.headers);
      const asked = { language, network: networkOf(request.ip) };
      const document = (await this.publicPages.documentAt(request.url, request.headers, asked)) ?? (await this.notFound.in(language));
      reply.hijack();
      this.publicPages.answer(document, request.raw, reply.raw);
    });
  }
}

function isMalformed(url: string): boolean {
  return decoded(url.split('?', 1)[0] ?? '') === undefined;
}
