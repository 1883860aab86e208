import type { Operation } from '../connection/operation.js';
import type { AdminSendDataMutation, AdminSendDataMutationVariables } from './types.js';
export const AdminSendDataDocument = "mutation AdminSendData($accountId:ID!){adminSendData(accountId:$accountId)}" as Operation<AdminSendDataMutation, AdminSendDataMutationVariables>;
