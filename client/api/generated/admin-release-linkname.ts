import type { Operation } from '../connection/operation.js';
import type { AdminReleaseLinknameMutation, AdminReleaseLinknameMutationVariables } from './types.js';
export const AdminReleaseLinknameDocument = "mutation AdminReleaseLinkname($linkname:String!){adminReleaseLinkname(linkname:$linkname)}" as Operation<AdminReleaseLinknameMutation, AdminReleaseLinknameMutationVariables>;
