import { uploadTexts } from '../../texts/en/pictures.js';
import { callerHeaders } from '../connection/caller-headers.js';
import { callUnanswered } from '../connection/connection.js';
import type { Operation } from '../connection/operation.js';
import { isBlocked, isRenewed, sessionExpired } from '../session/session-loss.js';
import { documentToken } from '../session/session-token.js';
import { sendablePicture } from './sendable-picture.js';
import { readAnswer, unanswered, type UploadOutcome } from './upload-answer.js';

export interface UploadOptions {
  /** The page that gets the picture. Undefined for a picture of the account. */
  readonly pageId?: string | undefined;
  /** The file name that is sent. */
  readonly name: string;
  /** Called with `scaling` while a picture is made smaller that is too large, and then with the sent fraction, from 0 to 1. */
  readonly onProgress: (sent: number | 'scaling') => void;
  /** Cancels the upload. The server may still accept a file that has already arrived completely. */
  readonly signal: AbortSignal;
}

/**
 * The timeout without any progress, of the file or of the response. There is no limit for the whole upload, because connections can be
 * slow.
 */
const STALL_MILLISECONDS = 60_000;

/** A mutation that gives a page a picture. */
export type UploadMutation<Data> = Operation<Data, { image: Blob; pageId?: string | null }>;

/**
 * Sends a mutation with a file, as the GraphQL multipart request specification says. Never rejects. Uses XMLHttpRequest, because `fetch`
 * cannot report the progress of an upload. If the server refuses a token that the account has since replaced, the file is sent again. An
 * ended session is reported to the listeners of `onSessionLost`. A picture that is too large is made smaller, or not sent at all: if the server
 * responds before the body is complete, the response can be lost.
 */
export async function upload<Data>(mutation: UploadMutation<Data>, file: Blob, options: UploadOptions): Promise<UploadOutcome<Data>> {
  const picture = await sendablePicture(file, () => options.onProgress('scaling'));
  return picture ? sendAgainWhenRenewed(mutation, picture, options) : TOO_LARGE;
}

const TOO_LARGE = { kind: 'refused', status: uploadTexts.tooLarge, reason: uploadTexts.tooLarge } as const;

async function sendAgainWhenRenewed<Data>(
  mutation: UploadMutation<Data>,
  file: Blob,
  options: UploadOptions,
): Promise<UploadOutcome<Data>> {
  if (options.signal.aborted) return { kind: 'cancelled' };
  if (isBlocked()) return { kind: 'blocked' };
  const token = documentToken();
  const outcome = await send(mutation, file, options);
  if (outcome.kind !== 'expired') return outcome;
  if (isRenewed(token)) return sendAgainWhenRenewed(mutation, file, options);
  sessionExpired(token);
  return outcome;
}

function send<Data>(
  mutation: UploadMutation<Data>,
  file: Blob,
  { pageId, name, onProgress, signal }: UploadOptions,
): Promise<UploadOutcome<Data>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const stall = watchForStall(() => {
      end(unanswered);
      abort();
    });
    const end = (outcome: UploadOutcome<Data>) => {
      stall.stop();
      signal.removeEventListener('abort', abort);
      resolve(outcome);
    };
    request.open('POST', '/graphql');
    for (const [header, value] of Object.entries(headers())) request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => {
      stall.moved();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onprogress = stall.moved;
    request.onload = () => end(readAnswer({ status: request.status, statusText: request.statusText, body: request.responseText }));
    request.onerror = () => {
      callUnanswered();
      end(unanswered);
    };
    request.onabort = () => end({ kind: 'cancelled' });
    signal.addEventListener('abort', abort);
    request.send(formOf(mutation, pageId, { file, name }));
  });
}

function watchForStall(onStall: () => void): { moved: () => void; stop: () => void } {
  const begin = () => setTimeout(onStall, STALL_MILLISECONDS);
  let timer = begin();
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = begin();
  };
  return { moved, stop };
}

function headers(): Record<string, string> {
  // `Apollo-Require-Preflight` proves that no form of another site sent this.
  return { ...callerHeaders(), accept: 'application/json', 'Apollo-Require-Preflight': 'true' };
}

function formOf(mutation: UploadMutation<unknown>, pageId: string | undefined, { file, name }: { file: Blob; name: string }): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query: mutation, variables: { image: null, pageId } }));
  form.append('map', JSON.stringify({ file: ['variables.image'] }));
  form.append('file', file, name);
  return form;
}
