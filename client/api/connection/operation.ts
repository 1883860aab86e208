/**
 * An operation of GraphQL as the text that is sent, with the types of its data and its variables. Made from the `.graphql` files by
 * `npm run codegen`. It asks for the names of types, so that the cache can keep the answer.
 */
export type Operation<Data, Variables> = string & { readonly types?: (variables: Variables) => Data };

/** Whether it changes something. */
export function isMutation(operation: string): boolean {
  return operation.startsWith('mutation');
}

/** The name of the operation, which requests and errors have. */
export function nameOf(operation: string): string {
  return /^\w+ (\w+)/.exec(operation)?.[1] ?? '';
}
