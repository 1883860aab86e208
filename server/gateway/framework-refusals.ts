import { HttpException } from '@nestjs/common';
import { refusal, type Refusal } from '../parsed.rules.js';

/** A refusal of the framework, whose own messages are for developers. */
export interface FrameworkRefusal extends Refusal {
  readonly status: number;
}

const refusals: Readonly<Record<number, Refusal>> = {
  400: refusal('BAD_REQUEST', {}, 'BAD_REQUEST_NOT_JSON'),
  404: refusal('NOT_FOUND'),
  405: refusal('METHOD_NOT_ALLOWED'),
  408: refusal('REQUEST_TIMEOUT'),
  413: refusal('TOO_LARGE'),
  414: refusal('ADDRESS_TOO_LONG'),
  415: refusal('UNSUPPORTED_MEDIA_TYPE'),
  431: refusal('HEADERS_TOO_LARGE'),
};
const unreadable = refusal('BAD_REQUEST');
const unreadableAddress = refusal('BAD_REQUEST', {}, 'BAD_REQUEST_ADDRESS');

/** The refusal for a status. If there is none for it, the request could not be read. */
export function refusalOf(status: number): FrameworkRefusal {
  return { status, ...(refusals[status] ?? unreadable) };
}

/** The refusal for an error of the framework that the caller caused; undefined for a fault of the server. */
export function frameworkRefusal(error: unknown): FrameworkRefusal | undefined {
  if (!(error instanceof HttpException) || error.getStatus() >= 500) return undefined;
  const { cause } = error;
  const isAddress = cause instanceof Error && 'code' in cause && cause.code === 'FST_ERR_BAD_URL';
  return isAddress ? { status: 400, ...unreadableAddress } : refusalOf(error.getStatus());
}
