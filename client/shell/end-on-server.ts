import { createApolloClient, endsSession } from '../api/apollo-client.js';
import { failureOf } from '../api/failure.js';
import { LogOutDocument } from '../api/generated/graphql.js';

/** Ends the session. Rejects when the server may still know it. */
export async function endOnServer(): Promise<void> {
  try {
    await createApolloClient().mutate({ mutation: LogOutDocument, context: endsSession });
  } catch (error) {
    if (failureOf(error).kind !== 'expired') throw error;
  }
}
