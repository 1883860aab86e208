import type { Operation } from '../connection/operation.js';
import type { CancelEmailChangeMutation, CancelEmailChangeMutationVariables } from './types.js';
export const CancelEmailChangeDocument = "mutation CancelEmailChange{cancelEmailChange}" as Operation<CancelEmailChangeMutation, CancelEmailChangeMutationVariables>;
