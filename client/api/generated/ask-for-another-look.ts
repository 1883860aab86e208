import type { Operation } from '../connection/operation.js';
import type { AskForAnotherLookMutation, AskForAnotherLookMutationVariables } from './types.js';
export const AskForAnotherLookDocument = "mutation AskForAnotherLook($id:ID!){askForAnotherLook(id:$id){id hiding{since reason words lookAskedAt __typename}__typename}}" as Operation<AskForAnotherLookMutation, AskForAnotherLookMutationVariables>;
