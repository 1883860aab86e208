import type { Operation } from '../connection/operation.js';
import type { UnlinkProviderMutation, UnlinkProviderMutationVariables } from './types.js';
export const UnlinkProviderDocument = "mutation UnlinkProvider($provider:String!){unlinkProvider(provider:$provider)}" as Operation<UnlinkProviderMutation, UnlinkProviderMutationVariables>;
