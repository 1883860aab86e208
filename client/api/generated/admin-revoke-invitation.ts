import type { Operation } from '../connection/operation.js';
import type { AdminRevokeInvitationMutation, AdminRevokeInvitationMutationVariables } from './types.js';
export const AdminRevokeInvitationDocument = "mutation AdminRevokeInvitation($code:String!){adminRevokeInvitation(code:$code)}" as Operation<AdminRevokeInvitationMutation, AdminRevokeInvitationMutationVariables>;
