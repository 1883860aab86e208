import { GraphQLError, type ASTNode, type GraphQLFormattedError } from 'graphql';
import { ERROR_CODES, type ErrorCode } from '../../../error-codes.rules.js';

/**
 * The limits of one GraphQL document. The introspection queries of common tools stay below them, and clients that add `__typename` everywhere. For each
 * fault, the library counts the lines before it.
 */
export const QUERY_LIMITS = {
  depth: 10,
  aliases: 15,
  directives: 20,
  tokens: 1500,
  repetitions: 150,
  characters: 131_072,
  lines: 2_000,
  faults: 30,
} as const;

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
export const TOO_LARGE_DOCUMENT = `A query may have at most ${QUERY_LIMITS.characters} characters and ${QUERY_LIMITS.lines} lines. Send large values as variables.`;
const longestMessage = 1_000;
const BATCH = /^Operation batching disabled/;

/**
 * The code and the sentence of a fault that the caller can mend. Apollo Server has only one code for all validation errors, including the
 * refusals of our limits, and another one for all requests that it cannot read, whatever the status is.
 */
export function faultOfCaller({ message, extensions = {} }: GraphQLFormattedError, error: unknown): Fault {
  if (TOO_LONG.test(message)) return { code: 'QUERY_TOO_LONG', message: tooLong };
  if (BATCH.test(message)) return { code: 'BATCH_REFUSED', message: 'Send each operation in a request of its own.' };
  const code = codeOf(extensions.refusal) ?? CODES_BY_STATUS[statusOf(error)] ?? codeOf(extensions.code);
  // Apollo uses INTERNAL_SERVER_ERROR for some faults of the caller.
  return { code: code ?? 'BAD_REQUEST', message: shortened(withoutQuoted(message)) };
}

/** What stands before a quoted value, and what is left of it: `… a non string value: 1`, `Expected value of type "Int", found 1.` */
const QUOTES = [
  [' value: ', ' value'],
  [', found ', ''],
] as const;

/**
 * Removes values from the messages of syntax errors: texts and numbers, which may be secret. Names and punctuation stay, because nobody
 * would find the place without them.
 */
const QUOTED_TOKENS = ['String', 'BlockString', 'Int', 'Float'].map((kind) => [` ${kind} "`, ` ${kind}`] as const);

/** The GraphQL library quotes values that it refuses: passwords would be in logs and reports of clients. Only what is expected is left. */
export function withoutQuoted(reason: string): string {
  for (const [mark, kept] of reason.startsWith('Syntax Error') ? QUOTED_TOKENS : QUOTES) {
    const at = reason.indexOf(mark);
    if (at > 0) return `${reason.slice(0, at)}${kept}.`;
  }
  const end = reason.startsWith('Value "') ? reason.lastIndexOf('" does not exist in "') : -1;
  return end < 0 ? reason : `The value${reason.slice(end + 1)}`;
}

// The library quotes names, which may be long, too.
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
