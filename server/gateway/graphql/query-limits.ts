import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ASTVisitor, type FieldNode, type ValidationContext, type ValidationRule } from 'graphql';
import type { PageLimits } from '../../pages/page-limits.js';
import { refuseListedDesigns } from './listed-designs.js';
import { limitPrice } from './query-price.js';

/** The limits of one GraphQL document. The introspection queries of common tools stay below them. */
export const QUERY_LIMITS = { depth: 10, aliases: 15, directives: 20, tokens: 1500 } as const;

/** Fields that have a rate limit, or check a secret. */
const limited = new Set([
  'logIn',
  'register',
  'startGoogleSignIn',
  'signInWithGoogle',
  'recoverUsername',
  'requestPasswordReset',
  'resetPassword',
  'requestEmailVerification',
  'createAccessToken',
  'deleteAccount',
  'publish',
  'publishPage',
  'createPage',
  'keepOwnLook',
  'deleteOwnLook',
  'renamePage',
  'orderPages',
  'makeMainPage',
  'deletePage',
  'changeProfilePicture',
  'changeWallpaper',
  'uploadTilePicture',
]);

/** The validation rules that limit the work that one document causes. */
export const queryLimits = ({ maxPagesPerAccount }: PageLimits): ValidationRule[] => [
  maxDepthRule({
    n: QUERY_LIMITS.depth,
    flattenFragments: true,
    ...refusal(`A query may be at most ${QUERY_LIMITS.depth} levels deep.`),
  }),
  maxAliasesRule({
    n: QUERY_LIMITS.aliases,
    allowList: [],
    ...refusal(`A query may use at most ${QUERY_LIMITS.aliases} aliases.`),
  }),
  limitDirectives,
  limitPrice(maxPagesPerAccount),
  refuseListedDesigns,
  oneLimitedPerRequest,
];

// An error that is thrown would count as a fault of the server. A reported one is a normal validation error.
function refusal(sentence: string) {
  const onReject = (context: ValidationContext | null) => context?.reportError(new GraphQLError(sentence));
  return { onReject: [onReject], propagateOnRejection: false };
}

function limitDirectives(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Directive(node) {
      count += 1;
      if (count === QUERY_LIMITS.directives + 1) {
        context.reportError(new GraphQLError(`A query may use at most ${QUERY_LIMITS.directives} directives.`, { nodes: node }));
      }
    },
  };
}

/**
 * One request may contain at most one such field of any kind: with aliases, one request could pass every limit that counts requests. A
 * field counts each time it occurs in the document, also when a fragment is spread twice.
 */
export function oneLimitedPerRequest(context: ValidationContext): ASTVisitor {
  const found: FieldNode[] = [];
  return {
    Field(node) {
      if (context.getParentType() !== context.getSchema().getMutationType() || !limited.has(node.name.value)) return;
      found.push(node);
      if (found.length === 2) {
        context.reportError(
          new GraphQLError(
            'A request may only once sign in, check a password, create a token, send a mail, publish, change the list of pages, or change a picture. Send each on its own.',
            {
              nodes: found,
            },
          ),
        );
      }
    },
  };
}
