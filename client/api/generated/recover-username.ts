import type { Operation } from '../connection/operation.js';
import type { RecoverUsernameMutation, RecoverUsernameMutationVariables } from './types.js';
export const RecoverUsernameDocument = "mutation RecoverUsername($email:String!){recoverUsername(email:$email)}" as Operation<RecoverUsernameMutation, RecoverUsernameMutationVariables>;
