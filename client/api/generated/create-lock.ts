import type { Operation } from '../connection/operation.js';
import type { CreateLockMutation, CreateLockMutationVariables } from './types.js';
export const CreateLockDocument = "mutation CreateLock($password:String!){createLock(password:$password)}" as Operation<CreateLockMutation, CreateLockMutationVariables>;
