import { All, Controller, HttpException, NotFoundException, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Public } from '../authentication.guard.js';

const methods: readonly HTTPMethods[] = ['GET', 'POST'];

/** What no other controller answers under /api: a known path with a wrong method is a 405, anything else a 404. */
@Public()
@Controller('api')
export class UnknownPathsController {
  constructor(private readonly host: HttpAdapterHost) {}

  @All(['', '*'])
  refuse(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): never {
    const allowed = this.methodsOf(request.url);
    if (allowed.length === 0) throw new NotFoundException();
    reply.header('Allow', allowed.join(', '));
    throw new HttpException('Method not allowed', 405);
  }

  private methodsOf(url: string): readonly HTTPMethods[] {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const path = url.replace(/\?.*$/, '').replace(/\/+$/, '');
    // Here is no more than the answer below.
    if (path === '/api') return [];
    return methods.filter((method) => server.hasRoute({ method, url: path }));
  }
}
