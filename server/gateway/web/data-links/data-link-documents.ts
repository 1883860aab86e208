import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../domain-error.js';
import { ExportPersonalData } from '../../../portability/use-cases/export-personal-data.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { requestLanguage } from '../../http/request-language.js';
import { zipParts } from '../../rest/zip-parts.js';
import { prepareProductDocument } from '../app/product-document.js';
import { ClientBundle, type RenderedDocument } from '../client-bundle.js';
import { isFromHere, readForms } from '../form-requests.js';
import { PageCopies } from '../public-pages/page-copies.js';
import { securityHeaders } from '../security-headers.js';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

interface Answer {
  readonly status: number;
  /** Names and values of further headers in turn. */
  readonly headers?: readonly string[];
}

/** The form has no fields. */
const LARGEST_FORM = 1024;
const TOKEN = /^[\w-]{43}$/;

/**
 * The page of a mailed link that saves the data of an account: a document without a script, whose button saves the archive. Only the button does, because
 * programs that scan mails open every link. Its address is a secret, so it is told to no other site and kept by no cache.
 */
@Injectable()
export class DataLinkDocuments implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly exportPersonalData: ExportPersonalData,
    private readonly copies: PageCopies,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance().register((server: FastifyInstance, _options, done) => {
      readForms(server, LARGEST_FORM);
      server.get('/account-data/:token', (request: LinkRequest, reply) => this.show(request, reply));
      server.post('/account-data/:token', (request: LinkRequest, reply) => this.save(request, reply));
      done();
    });
  }

  private async show(request: LinkRequest, reply: FastifyReply): Promise<void> {
    const endsAt = await this.endOf(request);
    if (!endsAt) return this.miss(request, reply);
    return this.answer(request, reply, this.documentsFor(request).dataLink({ endsAt }), { status: 200 });
  }

  private async save(request: LinkRequest, reply: FastifyReply): Promise<unknown> {
    const endsAt = await this.endOf(request);
    if (!endsAt) return this.miss(request, reply);
    const refuse = (obstacle: 'tooOften' | 'otherSite', answer: Answer) =>
      this.answer(request, reply, this.documentsFor(request).dataLink({ endsAt, obstacle }), answer);
    if (!isFromHere(request)) return refuse('otherSite', { status: 403 });
    try {
      const files = await this.exportPersonalData.byLink(request.params.token, this.copies.copy);
      if (!files) return await this.miss(request, reply);
      return await reply
        .headers(this.archiveHeaders())
        .type('application/zip')
        .send(Readable.from(zipParts(files), { objectMode: false }));
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'too-many')) throw error;
      return refuse('tooOften', { status: 429, headers: ['Retry-After', String(error.retryAfterSeconds)] });
    }
  }

  private async endOf({ params: { token } }: LinkRequest): Promise<Date | null> {
    return TOKEN.test(token) ? this.exportPersonalData.endOfLink(token) : null;
  }

  private archiveHeaders(): Record<string, string> {
    const list = securityHeaders(this.addresses, 'no-referrer');
    const names = list.filter((_, at) => at % 2 === 0);
    return {
      ...Object.fromEntries(names.map((name, at) => [name, list[2 * at + 1]!])),
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="my-data.zip"',
      'X-Robots-Tag': 'noindex',
    };
  }

  private miss(request: LinkRequest, reply: FastifyReply): Promise<void> {
    return this.answer(request, reply, this.documentsFor(request).notFound(), { status: 404 });
  }

  private documentsFor({ headers }: LinkRequest) {
    return this.bundle.documents(requestLanguage(headers));
  }

  private async answer(
    request: LinkRequest,
    reply: FastifyReply,
    rendered: RenderedDocument,
    { status, headers = [] }: Answer,
  ): Promise<void> {
    const document = await prepareProductDocument(rendered, this.addresses, {
      ...{ status, cacheControl: 'no-store', compression: 'quick', referrerPolicy: 'no-referrer' },
      headers: ['X-Robots-Tag', 'noindex', ...headers],
    });
    reply.hijack();
    document.answer(request.raw, reply.raw);
  }
}
