import type { FieldRefusals } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

interface Extensions {
  readonly code: string;
  readonly reason?: string;
  readonly values?: Refusal['values'];
}

/** The `extensions` of a GraphQL error without its sentence: code, reason and values. With them, a client shows it in another language. */
export function extensionsOf({ code, reason, values }: Refusal): Extensions {
  return { code, ...(reason !== code && { reason }), ...(Object.keys(values).length > 0 && { values }) };
}

/** The same for each refused field. Empty when the error is about no field. */
export function fieldExtensionsOf(fields: FieldRefusals): { readonly fieldRefusals?: Readonly<Record<string, readonly Extensions[]>> } {
  const entries = Object.entries(fields).map(([field, refusals]) => [field, refusals.map(extensionsOf)] as const);
  return entries.length > 0 ? { fieldRefusals: Object.fromEntries(entries) } : {};
}
