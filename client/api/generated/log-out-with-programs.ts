import type { Operation } from '../connection/operation.js';
import type { LogOutWithProgramsMutation, LogOutWithProgramsMutationVariables } from './types.js';
export const LogOutWithProgramsDocument = "mutation LogOutWithPrograms{logOutEverywhere(withPrograms:true)}" as Operation<LogOutWithProgramsMutation, LogOutWithProgramsMutationVariables>;
