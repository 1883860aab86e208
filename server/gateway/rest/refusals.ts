import { HttpException } from '@nestjs/common';

/** Sentences for people for errors of the framework, whose own messages are for developers. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
}

const refusals: Readonly<Record<number, Omit<Refusal, 'status'>>> = {
  400: { code: 'BAD_REQUEST', detail: 'The request could not be read. Its body must be valid JSON.' },
  404: { code: 'NOT_FOUND', detail: 'There is nothing at this address.' },
  405: { code: 'METHOD_NOT_ALLOWED', detail: 'This address does not take that method.' },
  408: { code: 'REQUEST_TIMEOUT', detail: 'The request did not come in time. Send it again.' },
  413: { code: 'TOO_LARGE', detail: 'The request is larger than 1 MB. Send less at once.' },
  414: { code: 'ADDRESS_TOO_LONG', detail: 'The address is too long.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', detail: 'The body must be JSON. Send it as Content-Type: application/json.' },
  431: { code: 'HEADERS_TOO_LARGE', detail: 'The headers of the request are too large. Send less of them.' },
};
const unreadable: Omit<Refusal, 'status'> = { code: 'BAD_REQUEST', detail: 'The request could not be read.' };
const unreadableAddress = { ...unreadable, detail: 'The address could not be read. Check its percent signs.' };

/** The refusal for a status. If there is none for it, the request could not be read. */
export function refusalOf(status: number): Refusal {
  return { status, ...(refusals[status] ?? unreadable) };
}

/** The refusal for an error of the framework that the caller caused; undefined for a fault of the server. */
export function frameworkRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof HttpException) || error.getStatus() >= 500) return undefined;
  const { cause } = error;
  const isAddress = cause instanceof Error && 'code' in cause && cause.code === 'FST_ERR_BAD_URL';
  return isAddress ? { status: 400, ...unreadableAddress } : refusalOf(error.getStatus());
}
