import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type ASTVisitor, type FieldNode, type ValidationContext, type ValidationRule } from 'graphql';
import type { ErrorCode } from '../../../error-codes.rules.js';
import type { PageLimits } from '../../../pages/page-limits.js';
import { documentRefusal, QUERY_LIMITS } from './document-refusals.js';
import { refuseListedDesigns } from './listed-designs.js';
import { limitPrice } from './query-price.js';

/**
 * The mutations that one request may contain several times, because each is one small write and none reveals whether a guess was right. All
 * others are limited, so that a new mutation is limited even if nobody thinks of it here.
 */
const unlimited = new Set([
  // The name of the type, for which some clients ask everywhere.
  '__typename',
  'changeWebhook',
  'deleteWebhook',
  'endSession',
  'logOut',
  'logOutEverywhere',
  'removeProfilePicture',
  'removeWallpaper',
  'revokeAccessToken',
]);

/** The validation rules that limit the work that one document causes. */
export const queryLimits = (limits: PageLimits): ValidationRule[] => [
  maxDepthRule({
    n: QUERY_LIMITS.depth,
    flattenFragments: true,
    ...refusing('QUERY_TOO_DEEP', `A query may be at most ${QUERY_LIMITS.depth} levels deep.`),
  }),
  maxAliasesRule({
    n: QUERY_LIMITS.aliases,
    allowList: [],
    ...refusing('TOO_MANY_ALIASES', `A query may use at most ${QUERY_LIMITS.aliases} aliases.`),
  }),
  limitDirectives,
  limitPrice(limits),
  refuseListedDesigns,
  oneLimitedPerRequest,
];

// An error that is thrown would count as a fault of the server. A reported one is a normal validation error.
function refusing(code: ErrorCode, sentence: string) {
  const onReject = (context: ValidationContext | null) => context?.reportError(documentRefusal(code, sentence));
  return { onReject: [onReject], propagateOnRejection: false };
}

function limitDirectives(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Directive(node) {
      count += 1;
      if (count === QUERY_LIMITS.directives + 1) {
        const sentence = `A query may use at most ${QUERY_LIMITS.directives} directives.`;
        context.reportError(documentRefusal('TOO_MANY_DIRECTIVES', sentence, node));
      }
    },
  };
}

const ONE_PER_REQUEST =
  'A request may only once sign in, check a password or a link, create a token, use a webhook, send a mail, claim a linkname, publish, change the list of pages, change a picture, preview a link, or import a page. Send each on its own.';

/**
 * One request may contain at most one limited field of any kind: with aliases, one request could pass every limit that counts requests. A
 * field counts each time it occurs in the document, also when a fragment is spread twice.
 */
export function oneLimitedPerRequest(context: ValidationContext): ASTVisitor {
  const found: FieldNode[] = [];
  return {
    Field(node) {
      if (context.getParentType() !== context.getSchema().getMutationType() || unlimited.has(node.name.value)) return;
      found.push(node);
      if (found.length === 2) {
        context.reportError(documentRefusal('ONE_PER_REQUEST', ONE_PER_REQUEST, found));
      }
    },
  };
}
