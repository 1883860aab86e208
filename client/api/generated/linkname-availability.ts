import type { Operation } from '../connection/operation.js';
import type { LinknameAvailabilityQuery, LinknameAvailabilityQueryVariables } from './types.js';
export const LinknameAvailabilityDocument = "query LinknameAvailability($linkname:String!){linknameAvailability(linkname:$linkname){linkname available code reason __typename}}" as Operation<LinknameAvailabilityQuery, LinknameAvailabilityQueryVariables>;
