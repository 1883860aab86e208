import type { Operation } from '../connection/operation.js';
import type { AdminTestMailMutation, AdminTestMailMutationVariables } from './types.js';
export const AdminTestMailDocument = "mutation AdminTestMail($to:String!){adminTestMail(to:$to){milliseconds refusal __typename}}" as Operation<AdminTestMailMutation, AdminTestMailMutationVariables>;
