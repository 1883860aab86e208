import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain-error.js';
import { FairQueue } from '../../../fair-queue.js';
import type { Page } from '../../../pages/page.js';
import { OpenDraftLink } from '../../../pages/drafts/use-cases/open-draft-link.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { networkOf } from '../../caller.js';
import { LANGUAGE_HEADERS, requestLanguage } from '../../http/request-language.js';
import { NotFoundDocuments } from '../app/not-found-documents.js';
import { prepareProductDocument } from '../app/product-document.js';
import { ClientBundle } from '../client-bundle.js';
import { TooLate } from '../documents.errors.js';
import { PreparedDocument } from '../prepared-document.js';
import { draftCookie } from '../../picture-cookies.js';
import { DocumentLoader } from '../public-pages/document-loader.js';
import { LinknameDocuments } from '../public-pages/linkname-documents.js';
import { VisitorHeaders } from '../public-pages/visitor-headers.js';
import { creatorPagePolicy, securityHeaders } from '../security-headers.js';

type DraftRequest = FastifyRequest<{ Params: { token: string } }>;

/** Networks take turns before a link is looked up: each opening reads and sanitizes a whole draft. */
const OPENINGS = { atOnce: 4, atOnceOfOne: 2, mostWaiting: 200, mostWaitingOfOne: 20 };
const TOKEN = /^[\w-]{43}$/;
const ROBOTS = ['X-Robots-Tag', 'noindex'];
/** It is rendered for each reader. Nobody keeps it: what its creator has written since, and that the link has ended, is seen at once. */
const ONCE = { cacheControl: 'private, no-store', compression: 'quick' } as const;

/**
 * The draft of a page, for whoever has its link. The address is a secret, so it is told to no other site. Whatever is wrong with a link, the answer is that of any address at which there
 * is nothing.
 */
@Injectable()
export class DraftDocuments implements OnModuleInit {
  private readonly log = new Logger(DraftDocuments.name);
  private readonly openings = new FairQueue(OPENINGS, () => new TooLate());

  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly documents: LinknameDocuments,
    private readonly live: DocumentLoader,
    private readonly openDraftLink: OpenDraftLink,
    private readonly notFound: NotFoundDocuments,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance().get('/preview/:token', (request: DraftRequest, reply) => this.show(request, reply));
  }

  private async show(request: DraftRequest, reply: FastifyReply): Promise<void> {
    const document = await this.documentFor(request, reply.raw);
    reply.hijack();
    document.answer(request.raw, reply.raw);
  }

  /** A draft is sanitized when the turn of its account comes, and rendered when that of the reader does, as a page that is not in the cache. */
  private async documentFor({ params: { token }, headers, ip, method }: DraftRequest, answer: ServerResponse): Promise<PreparedDocument> {
    const language = requestLanguage(headers);
    if (!TOKEN.test(token)) return this.notFound.in(language);
    try {
      const page = await this.openings.inTurn(networkOf(ip), () => this.openDraftLink.load(token));
      if (!page) return await this.notFound.in(language);
      // Its pictures may be those of tiles that visitors of the page must not see.
      answer.setHeader('Set-Cookie', draftCookie(token, this.addresses));
      if (method === 'GET' && new VisitorHeaders(this.addresses).isCounted(headers)) await this.noteOpening(token);
      return await this.live.lookUpInTurn(networkOf(ip), () => this.render(page, language));
    } catch (error) {
      if (!(error instanceof DomainError)) this.log.error(error);
      return this.documents.makeLoading(language);
    }
  }

  private async noteOpening(token: string): Promise<void> {
    try {
      await this.openDraftLink.noteOpening(token);
    } catch (error) {
      this.log.warn(`An opened link to a draft was not counted: ${String(error)}`);
    }
  }

  private render(page: Page, language: ReturnType<typeof requestLanguage>): Promise<PreparedDocument> {
    const documents = this.bundle.documents(language);
    if (!page.design)
      return prepareProductDocument(documents.nothingDrafted(), this.addresses, {
        ...ONCE,
        headers: ROBOTS,
        referrerPolicy: 'no-referrer',
      });
    const rendered = documents.draft(this.documents.viewOf(page.linkname ?? '', page));
    const headers = [
      ...ROBOTS,
      ...creatorPagePolicy(rendered, this.addresses, { reports: false }),
      ...securityHeaders(this.addresses, 'no-referrer'),
    ];
    return PreparedDocument.prepare({ ...ONCE, text: rendered.html, varies: LANGUAGE_HEADERS, headers });
  }
}
