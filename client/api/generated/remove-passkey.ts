import type { Operation } from '../connection/operation.js';
import type { RemovePasskeyMutation, RemovePasskeyMutationVariables } from './types.js';
export const RemovePasskeyDocument = "mutation RemovePasskey($id:ID!){removePasskey(id:$id)}" as Operation<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
