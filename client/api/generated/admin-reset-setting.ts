import type { Operation } from '../connection/operation.js';
import type { AdminResetSettingMutation, AdminResetSettingMutationVariables } from './types.js';
export const AdminResetSettingDocument = "mutation AdminResetSetting($name:AdminSettingName!){adminResetSetting(name:$name){name value source default __typename}}" as Operation<AdminResetSettingMutation, AdminResetSettingMutationVariables>;
