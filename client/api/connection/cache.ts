import type { ApolloClient, OperationVariables, Reference } from '@apollo/client';
import { InMemoryCache, type ApolloCache, type FieldFunctionOptions } from '@apollo/client/cache';
import { TILE_KINDS, tileTypeOf } from '../../../server/pages/tile-kinds/tile-kinds.rules.js';
import type { KeptAnswers } from './kept-answers.js';
import { isMutation } from './operation.js';
import { parsed } from './parsed.js';

/** The normalised cache: an object with an id is stored once, whichever query or mutation it came with. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // A fragment on an interface is read only for the types that are known to have it.
    possibleTypes: { Tile: TILE_KINDS.map(tileTypeOf) },
    typePolicies: {
      // A document belongs to one account.
      Account: { keyFields: [] },
      MyPage: { fields: { design: { merge: true } } },
      // A page is shown as it is and as it was reported, in one answer.
      AdminShownPage: { keyFields: false },
      AdminListedPage: { keyFields: ['page', ['id']] },
      AdminAccountFacts: { keyFields: ['account', ['id']] },
      AdminSetting: { keyFields: ['name'] },
      // Its tiles are read apart.
      AdminReportFacts: { merge: true },
      Query: { fields: { adminReports: { keyArgs: ['state', 'account'], merge: withPart } } },
    },
  });
}

/**
 * Removes everything without notifying the components that watch the cache. So the screen keeps what it shows until it is left or loaded
 * again, and the user can copy from it.
 */
export function emptyCache(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const id of Object.keys(cache.extract() as object)) cache.evict({ id });
    },
    onWatchUpdated: () => false,
  });
}

interface ReportPart {
  readonly reports: readonly Reference[];
  readonly pages: readonly unknown[];
}

/** A list of reports with a further part of it; the first part takes its place. Meanwhile, that may have got reports of the further one. */
function withPart(list: ReportPart | undefined, part: ReportPart, { args }: FieldFunctionOptions): ReportPart {
  if (!list || args?.at == null) return part;
  const known = new Set(list.reports.map(({ __ref }) => __ref));
  const more = part.reports.filter(({ __ref }) => !known.has(__ref));
  return { ...part, reports: [...list.reports, ...more], pages: [...list.pages, ...part.pages] };
}

const CHANGES = 'ROOT_MUTATION';

/** The answers in the cache of a client, for the parts of the app that began without it. */
export function answersIn({ cache, watchQuery }: Pick<ApolloClient, 'cache' | 'watchQuery'>): KeptAnswers {
  return {
    keep(operation, data, variables) {
      const id = isMutation(operation) ? CHANGES : undefined;
      cache.writeQuery({ query: parsed(operation), data, variables: variables as OperationVariables, id });
      // Of a change, only the objects that it returned are kept.
      if (id) cache.evict({ id });
    },
    watch(operation, variables, onAnswer) {
      const watched = watchQuery({
        query: parsed(operation),
        variables: variables as OperationVariables,
        fetchPolicy: 'cache-only',
        nextFetchPolicy: 'cache-only',
      }).subscribe(({ data, dataState }) => {
        if (dataState === 'complete') onAnswer(data);
      });
      return () => watched.unsubscribe();
    },
  };
}
