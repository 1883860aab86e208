import type { Operation } from '../connection/operation.js';
import type { OwnEmailQuery, OwnEmailQueryVariables } from './types.js';
export const OwnEmailDocument = "query OwnEmail{me{email __typename}}" as Operation<OwnEmailQuery, OwnEmailQueryVariables>;
