import type { Operation } from '../connection/operation.js';
import type { AdminInviteMutation, AdminInviteMutationVariables } from './types.js';
export const AdminInviteDocument = "mutation AdminInvite($input:AdminInvitationInput!){adminInvite(input:$input){invitation{...AdminInvitation __typename}isMailed __typename}}fragment AdminInvitation on AdminInvitation{code link email note uses used expiresAt state}" as Operation<AdminInviteMutation, AdminInviteMutationVariables>;
