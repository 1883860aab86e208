import type { Operation } from '../connection/operation.js';
import type { SetUpMutation, SetUpMutationVariables } from './types.js';
export const SetUpDocument = "mutation SetUp($input:SetUpInput!){setUp(input:$input){token account{firstUsername email __typename}__typename}}" as Operation<SetUpMutation, SetUpMutationVariables>;
