import type { Operation } from '../connection/operation.js';
import type { TakeBackEmailMutation, TakeBackEmailMutationVariables } from './types.js';
export const TakeBackEmailDocument = "mutation TakeBackEmail($token:String!){takeBackEmail(token:$token){username email __typename}}" as Operation<TakeBackEmailMutation, TakeBackEmailMutationVariables>;
