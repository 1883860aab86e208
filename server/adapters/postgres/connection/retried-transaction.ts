import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';

/** A deadlock, and a failure to serialize: the database aborts one of several transactions, and the others continue. */
const ABORTED = ['40P01', '40001'];
const MOST_ATTEMPTS = 4;

/** Runs a transaction, and begins again when the database aborts it because of a concurrent one. */
export async function retriedTransaction<T>(dataSource: DataSource, work: (manager: EntityManager) => Promise<T>): Promise<T> {
  return retried(() => dataSource.transaction(work));
}

/** Runs what is one transaction, such as a single statement, in the same way. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isAborted(error)) throw error;
    }
  }
}

function isAborted(error: unknown): boolean {
  return error instanceof QueryFailedError && ABORTED.includes((error.driverError as { code?: string }).code ?? '');
}
