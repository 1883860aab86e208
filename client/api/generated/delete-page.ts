import type { Operation } from '../connection/operation.js';
import type { DeletePageMutation, DeletePageMutationVariables } from './types.js';
export const DeletePageDocument = "mutation DeletePage($id:ID!$linkname:String){deletePage(id:$id linkname:$linkname)}" as Operation<DeletePageMutation, DeletePageMutationVariables>;
