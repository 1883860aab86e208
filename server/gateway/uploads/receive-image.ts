import { createParamDecorator, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { signedInAs } from '../current-actor.js';
import type { UploadedPicture } from './uploaded-picture.js';
import { Uploads } from './uploads.js';

/** The field of the form in which older clients send a picture (specification §7). */
const imageField = 'image';

const received = new WeakMap<FastifyRequest, UploadedPicture>();

/** Reads the form of a request with a picture: after the guards have accepted the request, and before its handler runs. */
@Injectable()
export class ReceiveImage implements NestInterceptor {
  constructor(private readonly uploads: Uploads) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<ReturnType<CallHandler['handle']>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const { actor } = signedInAs(request);
    const { picture } = await this.uploads.receive({ request, reply, actor, takesFile: (field) => field === imageField });
    received.set(request, picture);
    return next.handle();
  }
}

/** The received picture, as a parameter of a handler with the interceptor `ReceiveImage`. */
export const ReceivedImage = createParamDecorator((_: unknown, context: ExecutionContext): UploadedPicture => {
  const picture = received.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!picture) throw new Error('A handler asked for a picture that nobody has received.');
  return picture;
});
