import type { Operation } from '../connection/operation.js';
import type { AdminSettingsQuery, AdminSettingsQueryVariables } from './types.js';
export const AdminSettingsDocument = "query AdminSettings{adminSettings{settings{name value source default __typename}providers{name issuer __typename}__typename}}" as Operation<AdminSettingsQuery, AdminSettingsQueryVariables>;
