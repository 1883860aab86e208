import type { Operation } from '../connection/operation.js';
import type { DeleteOwnLookMutation, DeleteOwnLookMutationVariables } from './types.js';
export const DeleteOwnLookDocument = "mutation DeleteOwnLook($id:ID!){deleteOwnLook(id:$id)}" as Operation<DeleteOwnLookMutation, DeleteOwnLookMutationVariables>;
