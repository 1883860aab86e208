import type { Operation } from '../connection/operation.js';
import type { StartLinkingMutation, StartLinkingMutationVariables } from './types.js';
export const StartLinkingDocument = "mutation StartLinking($provider:String!){startLinking(provider:$provider){address state __typename}}" as Operation<StartLinkingMutation, StartLinkingMutationVariables>;
