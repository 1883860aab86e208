import type { Operation } from '../connection/operation.js';
import type { SendSetUpMailMutation, SendSetUpMailMutationVariables } from './types.js';
export const SendSetUpMailDocument = "mutation SendSetUpMail($input:SetUpMailInput!){sendSetUpMail(input:$input)}" as Operation<SendSetUpMailMutation, SendSetUpMailMutationVariables>;
