import type { Operation } from '../connection/operation.js';
import type { AdminRestoreInvitationMutation, AdminRestoreInvitationMutationVariables } from './types.js';
export const AdminRestoreInvitationDocument = "mutation AdminRestoreInvitation($code:String!){adminRestoreInvitation(code:$code)}" as Operation<AdminRestoreInvitationMutation, AdminRestoreInvitationMutationVariables>;
