import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { GraphQLError, type ASTVisitor, type FieldNode, type ValidationContext, type ValidationRule } from 'graphql';
import { limitPrice } from './query-price.js';

/** What one GraphQL document may ask for at most. Tools that read the schema stay well below. */
export const QUERY_LIMITS = { depth: 10, aliases: 15, directives: 20, tokens: 1500 } as const;

/** What guesses, floods, sends mail, or keeps a core busy. */
const attempts = new Set([
  'logIn',
  'register',
  'startGoogleSignIn',
  'signInWithGoogle',
  'recoverUsername',
  'requestPasswordReset',
  'resetPassword',
  'requestEmailVerification',
  'deleteAccount',
  'publishPage',
  'changeProfilePicture',
  'changeWallpaper',
]);

/** Refuses a document that would make the server work far more than it costs to send. */
export const queryLimits: readonly ValidationRule[] = [
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
  limitPrice,
  oneAttemptPerRequest,
];

// Thrown, the refusal would count as a fault of the server; reported, it is a validation error like any other.
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
 * One request is at most one attempt, of whatever kind: aliases would multiply them past every limit that counts requests.
 * A field is executed at most once for each time it stands in the document, also when a fragment is spread twice.
 */
export function oneAttemptPerRequest(context: ValidationContext): ASTVisitor {
  const found: FieldNode[] = [];
  return {
    Field(node) {
      if (context.getParentType() !== context.getSchema().getMutationType() || !attempts.has(node.name.value)) return;
      found.push(node);
      if (found.length === 2) {
        context.reportError(
          new GraphQLError(
            'A request may sign in, check a password, send a mail, publish a page or change a picture only once. Send each attempt on its own.',
            {
              nodes: found,
            },
          ),
        );
      }
    },
  };
}
