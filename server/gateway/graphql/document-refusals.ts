import { GraphQLError, type ASTNode, type GraphQLFormattedError } from 'graphql';
import { ERROR_CODES, type ErrorCode } from '../../error-codes.rules.js';

/** The limits of one GraphQL document. The introspection queries of common tools stay below them, and clients that add `__typename` everywhere. */
export const QUERY_LIMITS = { depth: 10, aliases: 15, directives: 20, tokens: 1500, repetitions: 150 } as const;

/** The refusal of a document by one of our limits. */
export function documentRefusal(refusal: ErrorCode, sentence: string, nodes?: ASTNode | readonly ASTNode[]): GraphQLError {
  return new GraphQLError(sentence, { ...(nodes && { nodes }), extensions: { refusal } });
}

interface Fault {
  readonly code: ErrorCode;
  readonly message: string;
}

const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

// Two refusals of libraries share a code with others, and their sentences name no way out.
const TOO_LONG = /^Syntax Error: Document contains more tha[nt] \d+ tokens/;
const tooLong = `A query may have at most ${QUERY_LIMITS.tokens} tokens. Send large values as variables.`;
const longestMessage = 1_000;
const BATCH = /^Operation batching disabled/;

/**
 * The code and the sentence of a fault that the caller can mend. Apollo Server gives every error of a validation one code, also the refusals
 * of our limits. And it gives every request that it cannot read another one, whatever its status.
 */
export function faultOfCaller({ message, extensions = {} }: GraphQLFormattedError, error: unknown): Fault {
  if (TOO_LONG.test(message)) return { code: 'QUERY_TOO_LONG', message: tooLong };
  if (BATCH.test(message)) return { code: 'BATCH_REFUSED', message: 'Send each operation in a request of its own.' };
  const code = codeOf(extensions.refusal) ?? CODES_BY_STATUS[statusOf(error)] ?? codeOf(extensions.code);
  // Apollo uses INTERNAL_SERVER_ERROR for some faults of the caller.
  return { code: code ?? 'BAD_REQUEST', message: shortened(message) };
}

// The GraphQL library quotes whole values of variables, twice.
function shortened(message: string): string {
  return message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
}

function codeOf(code: unknown): ErrorCode | undefined {
  return typeof code === 'string' && Object.hasOwn(ERROR_CODES, code) ? (code as ErrorCode) : undefined;
}

function statusOf(error: unknown): number {
  if (!(error instanceof GraphQLError)) return 0;
  return (error.extensions.http as { readonly status?: number } | undefined)?.status ?? 0;
}
