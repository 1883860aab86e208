import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from './failure.js';
import { sessionExpired } from './session-expiry.js';
import { storedToken } from './session-token.js';

/** Context of a call that copes with an ended session by itself. */
export const endsSession = { endsSession: true };

const authorize = new ApolloLink((operation, forward) => {
  const token = storedToken();
  if (token !== null) operation.setContext({ headers: { authorization: `Token ${token}` } });
  return forward(operation);
});

const watchSession = new ErrorLink(({ error, operation }) => {
  if (failureOf(error).kind === 'expired' && operation.getContext()['endsSession'] !== true) sessionExpired();
});

/** The client of this origin's GraphQL endpoint. An ended session is told to `onSessionExpired`, whatever call met it. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([watchSession, authorize, new HttpLink({ uri: '/graphql' })]),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { me: { merge: true }, myPage: { merge: true } } } } }),
  });
}
