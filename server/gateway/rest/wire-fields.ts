import { DomainError, type FieldRefusals } from '../../domain-error.js';

/** Waits for the work. If it is refused, the fields of the refusal get the names of older clients. */
export async function withWireFields<T>(work: Promise<T>, wireName: (field: string) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refused = error instanceof DomainError ? Object.entries(error.fieldRefusals) : [];
    // What names no field stays as it is: an error of a limit says which one.
    if (!(error instanceof DomainError) || refused.length === 0) throw error;
    const fields = refused.map(([field, refusals]) => [wireName(field), refusals]);
    throw error.withFields(Object.fromEntries(fields) as FieldRefusals);
  }
}
