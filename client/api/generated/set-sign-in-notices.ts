import type { Operation } from '../connection/operation.js';
import type { SetSignInNoticesMutation, SetSignInNoticesMutationVariables } from './types.js';
export const SetSignInNoticesDocument = "mutation SetSignInNotices($isOn:Boolean!){setSignInNotices(isOn:$isOn){signInNotices __typename}}" as Operation<SetSignInNoticesMutation, SetSignInNoticesMutationVariables>;
