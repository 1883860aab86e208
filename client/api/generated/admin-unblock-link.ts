import type { Operation } from '../connection/operation.js';
import type { AdminUnblockLinkMutation, AdminUnblockLinkMutationVariables } from './types.js';
export const AdminUnblockLinkDocument = "mutation AdminUnblockLink($pattern:String!){adminUnblockLink(pattern:$pattern)}" as Operation<AdminUnblockLinkMutation, AdminUnblockLinkMutationVariables>;
