import type { Operation } from '../connection/operation.js';
import type { AdminBlockLinknameMutation, AdminBlockLinknameMutationVariables } from './types.js';
export const AdminBlockLinknameDocument = "mutation AdminBlockLinkname($linkname:String!){adminBlockLinkname(linkname:$linkname)}" as Operation<AdminBlockLinknameMutation, AdminBlockLinknameMutationVariables>;
