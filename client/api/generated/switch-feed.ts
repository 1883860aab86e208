import type { Operation } from '../connection/operation.js';
import type { SwitchFeedMutation, SwitchFeedMutationVariables } from './types.js';
export const SwitchFeedDocument = "mutation SwitchFeed($id:ID!$isOn:Boolean!){switchFeed(id:$id isOn:$isOn){id feedAddress __typename}}" as Operation<SwitchFeedMutation, SwitchFeedMutationVariables>;
