import type { Operation } from '../connection/operation.js';
import type { StopImportMutation, StopImportMutationVariables } from './types.js';
export const StopImportDocument = "mutation StopImport($id:ID!){stopImport(id:$id)}" as Operation<StopImportMutation, StopImportMutationVariables>;
