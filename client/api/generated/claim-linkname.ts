import type { Operation } from '../connection/operation.js';
import type { ClaimLinknameMutation, ClaimLinknameMutationVariables } from './types.js';
export const ClaimLinknameDocument = "mutation ClaimLinkname($linkname:String!$pageId:ID){claimLinkname(linkname:$linkname pageId:$pageId){id isMain linkname address __typename}}" as Operation<ClaimLinknameMutation, ClaimLinknameMutationVariables>;
