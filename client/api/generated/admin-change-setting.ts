import type { Operation } from '../connection/operation.js';
import type { AdminChangeSettingMutation, AdminChangeSettingMutationVariables } from './types.js';
export const AdminChangeSettingDocument = "mutation AdminChangeSetting($name:AdminSettingName!$value:String!){adminChangeSetting(name:$name value:$value){name value source default __typename}}" as Operation<AdminChangeSettingMutation, AdminChangeSettingMutationVariables>;
