import type { Operation } from '../connection/operation.js';
import type { StorageQuery, StorageQueryVariables } from './types.js';
export const StorageDocument = "query Storage{me{username storage{pages versions pictures most __typename}__typename}}" as Operation<StorageQuery, StorageQueryVariables>;
