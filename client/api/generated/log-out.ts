import type { Operation } from '../connection/operation.js';
import type { LogOutMutation, LogOutMutationVariables } from './types.js';
export const LogOutDocument = "mutation LogOut{logOut}" as Operation<LogOutMutation, LogOutMutationVariables>;
