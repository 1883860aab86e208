import type { Operation } from '../connection/operation.js';
import type { RenamePageMutation, RenamePageMutationVariables } from './types.js';
export const RenamePageDocument = "mutation RenamePage($id:ID!$name:String!){renamePage(id:$id name:$name){id name __typename}}" as Operation<RenamePageMutation, RenamePageMutationVariables>;
