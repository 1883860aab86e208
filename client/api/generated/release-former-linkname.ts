import type { Operation } from '../connection/operation.js';
import type { ReleaseFormerLinknameMutation, ReleaseFormerLinknameMutationVariables } from './types.js';
export const ReleaseFormerLinknameDocument = "mutation ReleaseFormerLinkname($linkname:String!$pageId:ID){releaseFormerLinkname(linkname:$linkname pageId:$pageId)}" as Operation<ReleaseFormerLinknameMutation, ReleaseFormerLinknameMutationVariables>;
