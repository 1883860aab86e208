import type { Operation } from '../connection/operation.js';
import type { MakeMainPageMutation, MakeMainPageMutationVariables } from './types.js';
export const MakeMainPageDocument = "mutation MakeMainPage($id:ID!){makeMainPage(id:$id){id isMain linkname __typename}}" as Operation<MakeMainPageMutation, MakeMainPageMutationVariables>;
