import type { Operation } from '../connection/operation.js';
import type { FinishLinkingMutation, FinishLinkingMutationVariables } from './types.js';
export const FinishLinkingDocument = "mutation FinishLinking($input:FinishSignInInput!){finishLinking(input:$input)}" as Operation<FinishLinkingMutation, FinishLinkingMutationVariables>;
