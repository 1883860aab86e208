import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { LANGUAGE_HEADERS, requestLanguage } from '../../http/request-language.js';
import { withSite } from './app-shell.js';
import { ClientBundle, inEachLanguage, type RenderedDocument } from '../client-bundle.js';
import { PreparedDocument } from '../prepared-document.js';
import { SiteDependent } from '../site-dependent.js';
import { productPolicy, securityHeaders, workerPolicy, type HeaderList } from '../security-headers.js';

type DocumentRequest = FastifyRequest<{ Params: { name: string } }>;

/**
 * Serves the service worker, one for each language, and the two documents that it shows without a connection: the app, and a notice instead
 * of the landing page. The path of a document has a hash of its content, so a worker never gets a document of another version.
 */
@Injectable()
export class ServiceWorker implements OnModuleInit {
  private readonly documents = new Map<string, PreparedDocument>();

  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    const workers = inEachLanguage((language) => new SiteDependent(this.bundle, () => this.prepareWorker(language)));
    server.get('/service-worker.js', async (request: FastifyRequest, reply: FastifyReply) => {
      const worker = await workers[requestLanguage(request.headers)].present();
      reply.hijack();
      worker.answer(request.raw, reply.raw);
    });
    server.get('/service-worker/:name', async (request: DocumentRequest, reply: FastifyReply) => {
      const { name } = request.params;
      // Another server may have sent the worker that asks for it.
      if (!this.documents.has(name)) await Promise.all(Object.values(workers).map((worker) => worker.present()));
      const document = this.documents.get(name);
      if (document === undefined) return reply.callNotFound();
      reply.hijack();
      document.answer(request.raw, reply.raw);
    });
  }

  private async prepareWorker(language: Language): Promise<PreparedDocument> {
    // By this attribute, the app knows that it came from the device, and checks at once whether the server is reachable.
    const html = withSite(this.bundle.appHtml(language), this.bundle.site).replace('<div id="app">', '<div id="app" data-stored>');
    const app = await this.prepare('app', { html, inlineStyles: [], inlineScripts: [] });
    const notice = await this.prepare('offline', this.bundle.documents(language).offline());
    const stored = { app, notice, files: this.bundle.offlineFiles(language) };
    return PreparedDocument.prepare({
      text: `self.stored=${JSON.stringify(stored)};${this.bundle.workerScript}`,
      mediaType: 'text/javascript',
      varies: LANGUAGE_HEADERS,
      compression: 'deferred',
      headers: [...workerPolicy(), ...securityHeaders(this.addresses)],
    });
  }

  private async prepare(name: string, { html, ...inline }: RenderedDocument): Promise<string> {
    const headers: HeaderList = [...productPolicy(inline), ...securityHeaders(this.addresses, 'no-referrer')];
    const hash = createHash('sha256').update(html).update(headers.join('\n')).digest('base64url').slice(0, 16);
    const file = `${name}-${hash}.html`;
    const caching = { cacheControl: 'public, max-age=31536000, immutable', compression: 'deferred' } as const;
    this.documents.set(file, await PreparedDocument.prepare({ text: html, ...caching, headers }));
    return `/service-worker/${file}`;
  }
}
