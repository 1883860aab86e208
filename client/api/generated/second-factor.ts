import type { Operation } from '../connection/operation.js';
import type { SecondFactorQuery, SecondFactorQueryVariables } from './types.js';
export const SecondFactorDocument = "query SecondFactor{secondFactor{since recoveryCodesLeft __typename}}" as Operation<SecondFactorQuery, SecondFactorQueryVariables>;
