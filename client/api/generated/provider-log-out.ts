import type { Operation } from '../connection/operation.js';
import type { ProviderLogOutQuery, ProviderLogOutQueryVariables } from './types.js';
export const ProviderLogOutDocument = "query ProviderLogOut{providerLogOut}" as Operation<ProviderLogOutQuery, ProviderLogOutQueryVariables>;
