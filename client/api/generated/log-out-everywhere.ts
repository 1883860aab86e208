import type { Operation } from '../connection/operation.js';
import type { LogOutEverywhereMutation, LogOutEverywhereMutationVariables } from './types.js';
export const LogOutEverywhereDocument = "mutation LogOutEverywhere{logOutEverywhere}" as Operation<LogOutEverywhereMutation, LogOutEverywhereMutationVariables>;
