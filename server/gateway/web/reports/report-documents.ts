import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseEmailAddress } from '../../../accounts/email-address.rules.js';
import { DomainError } from '../../../domain-error.js';
import type { Linkname } from '../../../pages/linknames/linkname.rules.js';
import type { Page } from '../../../pages/page.js';
import { AskForProof } from '../../../reports/use-cases/ask-for-proof.js';
import { ReportPage } from '../../../reports/use-cases/report-page.js';
import type { ReportForm } from '../../../reports/report.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { networkOf } from '../../caller.js';
import { requestLanguage } from '../../http/request-language.js';
import { ClientBundle, type RenderedDocument, type ReportView } from '../client-bundle.js';
import { setCookie } from '../../set-cookie.js';
import { isFromHere, readForms } from '../form-requests.js';
import type { PreparedDocument } from '../prepared-document.js';
import { prepareProductDocument } from '../app/product-document.js';
import { NotFoundDocuments } from '../app/not-found-documents.js';
import { DocumentLoader } from '../public-pages/document-loader.js';
import { LinknameDocuments } from '../public-pages/linkname-documents.js';
import { linknameOfPath } from '../public-pages/public-pages.js';

type ReportRequest = FastifyRequest<{ Params: { linkname: string }; Body: URLSearchParams }>;

/** In bytes: each character of the words may take nine, and the e-mail address is shorter than one part of them. */
const LARGEST_FORM = 24_576;
/** The cookie that keeps for some minutes where the answer goes, so that it is in no address and no log. */
const ANSWER_TO = 'answer-to';
const KEPT_SECONDS = 600;
const NOT_TYPED: ReportForm = { reason: '', words: '', email: '' };

/**
 * The form with which visitors report a page, and the thanks for it. Both are documents without a script. A report carries no identity, so another site gains nothing by sending one.
 */
@Injectable()
export class ReportDocuments implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly documents: LinknameDocuments,
    private readonly live: DocumentLoader,
    private readonly reportPage: ReportPage,
    private readonly askForProof: AskForProof,
    private readonly notFound: NotFoundDocuments,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance().register((server: FastifyInstance, _options, done) => {
      readForms(server, LARGEST_FORM);
      server.get('/report/:linkname', (request: ReportRequest, reply) => this.show(request, reply));
      server.post('/report/:linkname', (request: ReportRequest, reply) => this.take(request, reply));
      server.get('/report/:linkname/thanks', (request: ReportRequest, reply) => this.thank(request, reply));
      done();
    });
  }

  private async show(request: ReportRequest, reply: FastifyReply): Promise<void> {
    const found = await this.pageOf(request);
    if (!found) return this.miss(request, reply);
    if (found.linkname !== request.params.linkname) return reply.redirect(`/report/${found.linkname}`, 302);
    return this.answerForm(request, reply, found.page, { form: NOT_TYPED, faults: [] }, 200);
  }

  private async take(request: ReportRequest, reply: FastifyReply): Promise<void> {
    const found = await this.pageOf(request);
    if (!found) return this.miss(request, reply);
    const { linkname, page } = found;
    const { form, proof, isFromProgram } = readBody(request.body);
    if (isFromProgram) return this.leadToThanks(request, reply, linkname, '');
    if (!isFromHere(request)) return this.answerForm(request, reply, page, { form, faults: [], obstacle: 'otherSite' }, 403);
    try {
      const command = { linkname, form, proof, network: networkOf(request.ip), language: requestLanguage(request.headers) };
      const outcome = await this.reportPage.execute(command);
      if (outcome === 'unseen') return this.miss(request, reply);
      if (outcome === 'known') return await this.sayKnown(request, reply, linkname);
      if (outcome === 'stored') return this.leadToThanks(request, reply, linkname, form.email);
      return await this.answerForm(request, reply, page, { form, faults: outcome }, 422);
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'too-many')) throw error;
      reply.raw.setHeader('Retry-After', String(error.retryAfterSeconds));
      return this.answerForm(request, reply, page, { form, faults: [], obstacle: 'tooMany' }, 429);
    }
  }

  private leadToThanks({ headers }: ReportRequest, reply: FastifyReply, linkname: string, email: string): FastifyReply {
    const path = `/report/${linkname}/thanks`;
    const seconds = email.trim() === '' ? 0 : KEPT_SECONDS;
    const cookie = setCookie(ANSWER_TO, encodeURIComponent(email.trim()), { path, seconds }, this.addresses);
    // Without an address, there is nothing to keep, unless an earlier report of this page left one.
    if (seconds > 0 || headers.cookie !== undefined) void reply.header('Set-Cookie', cookie);
    return reply.header('Cache-Control', 'no-store').redirect(path, 303);
  }

  private async thank(request: ReportRequest, reply: FastifyReply): Promise<void> {
    const linkname = linknameOfPath(`/${request.params.linkname}`);
    if (linkname === undefined) return this.miss(request, reply);
    const documents = this.bundle.documents(requestLanguage(request.headers));
    const address = this.addresses.page(linkname);
    return this.answer(request, reply, documents.reportThanks({ linkname, address, email: answerTo(request) }), 200);
  }

  /** The page that visitors see at the linkname of the request, or at the one that it has now. */
  private async pageOf({ params, ip }: ReportRequest): Promise<{ readonly page: Page; readonly linkname: Linkname } | undefined> {
    const linkname = linknameOfPath(`/${params.linkname}`);
    if (linkname === undefined) return undefined;
    const { page } = await this.live.lookUp(linkname, networkOf(ip));
    return page && page.linkname !== null && page.version > 0 ? { page, linkname: page.linkname } : undefined;
  }

  // The page is rendered in it, so these requests wait in turns as those for pages do.
  private answerForm(
    request: ReportRequest,
    reply: FastifyReply,
    page: Page,
    view: Omit<ReportView, 'page' | 'challenge'>,
    status: number,
  ): Promise<void> {
    const documents = this.bundle.documents(requestLanguage(request.headers));
    return this.live.lookUpInTurn(networkOf(request.ip), async () => {
      const challenge = page.linkname === null ? null : await this.askForProof.challenge(page.linkname);
      const shown = { ...view, challenge, page: this.documents.viewOf(page.linkname ?? '', page) };
      return this.answer(request, reply, documents.report(shown), status);
    });
  }

  private sayKnown(request: ReportRequest, reply: FastifyReply, linkname: Linkname): Promise<void> {
    const rendered = this.bundle
      .documents(requestLanguage(request.headers))
      .reportKnown({ linkname, address: this.addresses.page(linkname) });
    return this.answer(request, reply, rendered, 429);
  }

  private async answer(request: ReportRequest, reply: FastifyReply, rendered: RenderedDocument, status: number): Promise<void> {
    const headers = ['X-Robots-Tag', 'noindex'];
    const document = await prepareProductDocument(rendered, this.addresses, {
      ...{ status, headers, cacheControl: 'no-store', compression: 'quick' },
    });
    send(document, request, reply);
  }

  private async miss(request: ReportRequest, reply: FastifyReply): Promise<void> {
    send(await this.notFound.in(requestLanguage(request.headers)), request, reply);
  }
}

function send(document: PreparedDocument, request: ReportRequest, reply: FastifyReply): void {
  reply.hijack();
  document.answer(request.raw, reply.raw);
}

function readBody(body: unknown): { readonly form: ReportForm; readonly proof: string; readonly isFromProgram: boolean } {
  const fields = body instanceof URLSearchParams ? body : new URLSearchParams();
  const text = (name: string): string => fields.get(name) ?? '';
  const form = { reason: text('reason'), words: text('words'), email: text('email') };
  return { form, proof: text('proof'), isFromProgram: text('website') !== '' };
}

/** Where the answer goes, as the browser has kept it. */
function answerTo({ headers: { cookie = '' } }: ReportRequest): string | undefined {
  const [, kept] = /(?:^|; *)answer-to=([^;]*)/.exec(cookie) ?? [];
  if (kept === undefined) return undefined;
  try {
    const address = parseEmailAddress(decodeURIComponent(kept));
    return address.ok ? address.value : undefined;
  } catch {
    return undefined;
  }
}
