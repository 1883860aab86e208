import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { POLICY_ADDRESSES, POLICY_KINDS } from '../../../articles/policy.rules.js';
import { Articles } from '../../../articles/use-cases/articles.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { SiteAddresses } from '../../../site-addresses.js';
import { requestLanguage } from '../../http/request-language.js';
import { ClientBundle, preparedInEachLanguage } from '../client-bundle.js';
import { prepareProductDocument } from '../app/product-document.js';

/** The terms of service and the privacy policy (specification §2). Both are read and rendered once, at the start. */
@Injectable()
export class PolicyDocuments implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: SiteAddresses,
    private readonly bundle: ClientBundle,
    private readonly articles: Articles,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onModuleInit(): Promise<void> {
    const { operator } = this.config;
    const policies = await this.articles.readPolicies();
    const server = this.adapterHost.httpAdapter.getInstance();
    for (const kind of POLICY_KINDS) {
      const documents = await preparedInEachLanguage((language) =>
        prepareProductDocument(this.bundle.documents(language).policy(kind, policies[kind], operator), this.addresses),
      );
      server.get(POLICY_ADDRESSES[kind], (request: FastifyRequest, reply: FastifyReply) => {
        reply.hijack();
        documents[requestLanguage(request.headers)].answer(request.raw, reply.raw);
      });
    }
  }
}
