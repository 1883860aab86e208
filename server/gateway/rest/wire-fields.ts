import { DomainError, type FieldRefusals } from '../../domain-error.js';

/** Waits for the work. If it is refused, the fields of the refusal get the names of older clients. */
export async function withWireFields<T>(work: Promise<T>, wireName: (field: string) => string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = Object.entries(error.fieldRefusals).map(([field, refusals]) => [wireName(field), refusals]);
    throw error.withFields(Object.fromEntries(fields) as FieldRefusals);
  }
}
