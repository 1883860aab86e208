import type { Operation } from '../connection/operation.js';
import type { StartAddingPasskeyMutation, StartAddingPasskeyMutationVariables } from './types.js';
export const StartAddingPasskeyDocument = "mutation StartAddingPasskey{startAddingPasskey{challenge siteId userHandle username known __typename}}" as Operation<StartAddingPasskeyMutation, StartAddingPasskeyMutationVariables>;
