/** What a client has on its screen, if it sends neither ids nor versions. */
export interface NotedRead {
  readonly pageId: string;
  /** 0 for a page that was never published. */
  readonly version: number;
  /** Of a version that the client has published when others had changed the page: it does not show what they did. */
  readonly madeFrom?: Merge;
}

/** How a publication was made of what its client had read and of what the page was meanwhile. */
export interface Merge {
  readonly read: NotedRead;
  /** The version of the page before the publication. */
  readonly onto: number;
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

/** Of publications that were made one of the other, only the last ones are told apart from their versions. */
export function withoutDeepest({ madeFrom, ...read }: NotedRead, depth = MOST_NOTED_READS): NotedRead {
  return madeFrom && depth > 1 ? { ...read, madeFrom: { ...madeFrom, read: withoutDeepest(madeFrom.read, depth - 1) } } : read;
}
