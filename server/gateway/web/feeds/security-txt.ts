import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PresentSettings } from '../../../administration/use-cases/present-settings.js';
import { Clock } from '../../../clock.port.js';
import { SiteAddresses } from '../../../site-addresses.js';

/** For how long readers may trust the answer, in milliseconds. RFC 9116 recommends less than a year. */
const TRUSTED_FOR = 180 * 24 * 60 * 60 * 1000;

const HEADERS = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Says whom to tell about a vulnerability (RFC 9116): the operator of this site. */
@Injectable()
export class SecurityTxt implements OnModuleInit {
  constructor(
    private readonly settings: PresentSettings,
    private readonly addresses: SiteAddresses,
    private readonly clock: Clock,
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onModuleInit(): void {
    const server = this.adapterHost.httpAdapter.getInstance();
    server.get('/.well-known/security.txt', (_request: FastifyRequest, reply: FastifyReply) => reply.headers(HEADERS).send(this.text()));
  }

  private text(): string {
    const lines = {
      Contact: `mailto:${encodeURI(this.settings.shown().supportEmail)}`,
      Expires: new Date(this.clock.now().getTime() + TRUSTED_FOR).toISOString(),
      Canonical: this.addresses.at('/.well-known/security.txt'),
    };
    return Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('');
  }
}
