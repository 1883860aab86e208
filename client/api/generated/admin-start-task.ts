import type { Operation } from '../connection/operation.js';
import type { AdminStartTaskMutation, AdminStartTaskMutationVariables } from './types.js';
export const AdminStartTaskDocument = "mutation AdminStartTask($task:AdminTask!){adminStartTask(task:$task)}" as Operation<AdminStartTaskMutation, AdminStartTaskMutationVariables>;
