import type { Operation } from '../connection/operation.js';
import type { AdminInvitationsQuery, AdminInvitationsQueryVariables } from './types.js';
export const AdminInvitationsDocument = "query AdminInvitations($at:String){adminInvitations(at:$at){mode isModeFixed invitations{...AdminInvitation __typename}from previous next __typename}}fragment AdminInvitation on AdminInvitation{code link email note uses used expiresAt state}" as Operation<AdminInvitationsQuery, AdminInvitationsQueryVariables>;
