import type { Operation } from '../connection/operation.js';
import type { PreviewLinkMutation, PreviewLinkMutationVariables } from './types.js';
export const PreviewLinkDocument = "mutation PreviewLink($address:String!){previewLink(address:$address){title imageAddress __typename}}" as Operation<PreviewLinkMutation, PreviewLinkMutationVariables>;
