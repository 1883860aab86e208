import type { Operation } from '../connection/operation.js';
import type { ResetPasswordMutation, ResetPasswordMutationVariables } from './types.js';
export const ResetPasswordDocument = "mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input)}" as Operation<ResetPasswordMutation, ResetPasswordMutationVariables>;
