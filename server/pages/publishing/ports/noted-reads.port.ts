import type { ShownParts } from '../../vocabulary/shown-parts.rules.js';

/** What a client has on its screen, if it sends neither ids nor versions. */
export interface NotedRead {
  readonly pageId: string;
  /** The version that the client has read or made; 0 for a page that was never published. */
  readonly version: number;
  /** Of a version that the client has made when others had changed the page: it does not show what they did. */
  readonly shows?: ShownParts;
}

/** How many different ones are kept of a client. */
export const MOST_NOTED_READS = 4;

/**
 * Notes what each client of the paths for older clients has read and published. A client is known by its session or access token, with which its notes end; the id is the hash of the token, as it is
 * stored.
 */
export abstract class NotedReads {
  /** Notes it as the newest one. Of a client that is not there any more, nothing is noted. */
  abstract note(client: string, read: NotedRead): Promise<void>;

  /** The newest first, at most `MOST_NOTED_READS`. */
  abstract list(client: string): Promise<NotedRead[]>;
}
