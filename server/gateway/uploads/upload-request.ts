import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Upload from 'graphql-upload/Upload.mjs';
import { NotSignedIn } from '../../accounts/accounts.errors.js';
import { apiOf } from '../http/api-transport.js';
import { JsonTooDeep } from '../http/bodies/bodies.errors.js';
import { isTooDeep } from '../../pages/json-depth.rules.js';
import { isMultipart } from '../http/bodies/multipart-bodies.js';
import { TokenStrategy } from '../token-strategy.js';
import { FormUnreadable, PreflightMissing } from './uploads.errors.js';
import { type UploadedForm, Uploads } from './uploads.js';

/**
 * Reads a GraphQL request with a file, as the GraphQL multipart request specification says: `operations`, then `map`, then the one file.
 * Only mutations that need a signed-in account have files. So a caller without a token is refused before the body is read.
 */
@Injectable()
export class UploadRequest implements OnModuleInit {
  constructor(
    private readonly adapterHost: HttpAdapterHost<FastifyAdapter>,
    private readonly strategy: TokenStrategy,
    private readonly uploads: Uploads,
  ) {}

  onModuleInit(): void {
    this.adapterHost.httpAdapter.getInstance().addHook('preValidation', async (request: FastifyRequest, reply: FastifyReply) => {
      if (apiOf(request) === 'graphql' && isMultipart(request)) request.body = await this.read(request, reply);
    });
  }

  private async read(request: FastifyRequest, reply: FastifyReply): Promise<object> {
    refuseForeignForm(request);
    const signedIn = await this.strategy.validate(request);
    if (!signedIn) throw new NotSignedIn();
    return operationOf(await this.uploads.receive({ request, reply, actor: signedIn.actor, takesFile: isMapped }));
  }
}

// A page of another site can make a browser send a form without a preflight request (CSRF), but not this header.
function refuseForeignForm({ headers }: FastifyRequest): void {
  if (headers['apollo-require-preflight'] !== undefined) return;
  throw new PreflightMissing();
}

function isMapped(field: string, fields: ReadonlyMap<string, string>): boolean {
  return Object.hasOwn(readObject(fields.get('map')) ?? {}, field);
}

/** The operation, with the file in the variable that the map names. */
function operationOf({ fields, fileField, picture }: UploadedForm): object {
  const operation = readObject(fields.get('operations'));
  const [path, ...more] = [readObject(fields.get('map'))?.[fileField]].flat();
  if (!operation || typeof path !== 'string' || more.length > 0) throw new FormUnreadable();
  const upload = new Upload();
  upload.resolve(picture);
  place(operation, path.split('.'), upload);
  return operation;
}

function place(operation: Record<string, unknown>, path: readonly string[], upload: Upload): void {
  const [key = '', ...rest] = path;
  // Only existing keys with the value null are replaced: a path must not reach properties that the operation does not have.
  if (!Object.hasOwn(operation, key)) throw new FormUnreadable();
  const value = operation[key];
  if (rest.length === 0 && value === null) operation[key] = upload;
  else if (isObject(value)) place(value, rest, upload);
  else throw new FormUnreadable();
}

function readObject(text: string | undefined): Record<string, unknown> | undefined {
  if (isTooDeep(text ?? '')) throw new JsonTooDeep();
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !(value instanceof Upload);
}
