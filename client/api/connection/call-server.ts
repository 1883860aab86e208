import { ApolloLink, type ApolloClient, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { firstValueFrom } from 'rxjs';
import { serverLink } from './server-link.js';

// None of our links uses the client.
const NO_CLIENT = { client: undefined as unknown as ApolloClient };

/**
 * Calls the server once, without the Apollo client, which would be a fifth of what the editor loads first. The answer has the names of
 * types, so that the cache can keep it. Rejects with an error that `failureOf` can read.
 */
export async function callServer<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables?: NoInfer<Variables>,
  context?: ApolloLink.Request['context'],
): Promise<Data> {
  const request = { query: addTypenameToDocument(query), ...(variables && { variables }), ...(context && { context }) };
  const answer = await firstValueFrom(ApolloLink.execute(serverLink, request, NO_CLIENT));
  if (!answer.data) throw new TypeError('The server answered nothing.');
  return answer.data as Data;
}
