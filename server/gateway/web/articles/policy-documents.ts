import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PresentSettings } from '../../../administration/use-cases/present-settings.js';
import { POLICY_ADDRESSES, POLICY_KINDS, type Policies, type PolicyKind } from '../../../articles/policy.rules.js';
import { Articles } from '../../../articles/use-cases/articles.js';
import { SiteAddresses } from '../../../site-addresses.js';
import type { Language } from '../../../languages.rules.js';
import { requestLanguage } from '../../http/request-language.js';
import { ClientBundle, inEachLanguage } from '../client-bundle.js';
import type { PreparedDocument } from '../prepared-document.js';
import { SiteDependent } from '../site-dependent.js';
import { prepareProductDocument } from '../app/product-document.js';

/**
 * The terms of service and the privacy policy (specification §2). Both are read at the start, rendered when they are first asked for, and again when an operator has changed
 * what they show. */
@Injectable()
export class PolicyDocuments implements OnModuleInit {
  constructor(
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly settings: PresentSettings,
    private readonly articles: Articles,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    // If a text is not valid, the start fails, and not the first request.
    const policies = await this.articles.readPolicies();
    const server = this.adapterHost.httpAdapter.getInstance();
    for (const kind of POLICY_KINDS) {
      const documents = inEachLanguage((language) => new SiteDependent(this.bundle, () => this.prepare(kind, policies, language)));
      server.get(POLICY_ADDRESSES[kind], async (request: FastifyRequest, reply: FastifyReply) => {
        const document = await documents[requestLanguage(request.headers)].present();
        reply.hijack();
        document.answer(request.raw, reply.raw);
      });
    }
  }

  private prepare(kind: PolicyKind, policies: Policies, language: Language): Promise<PreparedDocument> {
    const { operator } = this.settings.shown();
    return prepareProductDocument(this.bundle.documents(language).policy(kind, policies[kind], operator), this.addresses);
  }
}
