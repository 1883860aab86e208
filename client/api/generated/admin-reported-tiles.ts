import type { Operation } from '../connection/operation.js';
import type { AdminReportedTilesQuery, AdminReportedTilesQueryVariables } from './types.js';
export const AdminReportedTilesDocument = "query AdminReportedTiles($id:ID!){adminReport(id:$id){tiles{...AdminReadTile __typename}reportedTiles{...AdminReadTile __typename}__typename}}fragment AdminReadTile on AdminReadTile{name html picture{url width height __typename}}" as Operation<AdminReportedTilesQuery, AdminReportedTilesQueryVariables>;
