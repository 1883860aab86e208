import type { Operation } from '../connection/operation.js';
import type { SiteSetUpQuery, SiteSetUpQueryVariables } from './types.js';
export const SiteSetUpDocument = "query SiteSetUp($code:String){siteSetUp(code:$code){isAwaited site{version mailServer mailFrom signUp isSignUpFixed __typename}__typename}}" as Operation<SiteSetUpQuery, SiteSetUpQueryVariables>;
