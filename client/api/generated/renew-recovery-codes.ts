import type { Operation } from '../connection/operation.js';
import type { RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables } from './types.js';
export const RenewRecoveryCodesDocument = "mutation RenewRecoveryCodes{renewRecoveryCodes}" as Operation<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
