import type { Operation } from '../connection/operation.js';
import type { RenamePasskeyMutation, RenamePasskeyMutationVariables } from './types.js';
export const RenamePasskeyDocument = "mutation RenamePasskey($id:ID!$name:String!){renamePasskey(id:$id name:$name){id name __typename}}" as Operation<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
