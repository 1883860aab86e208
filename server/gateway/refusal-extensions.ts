import type { FieldRefusals } from '../domain-error.js';
import type { Refusal } from '../parsed.rules.js';

interface Extensions {
  readonly code: string;
  readonly reason?: string;
  readonly values?: Refusal['values'];
}

/** What a GraphQL error says of a refusal without words, so that a client words it in the language of its user. */
export function extensionsOf({ code, reason, values }: Refusal): Extensions {
  return { code, ...(reason !== code && { reason }), ...(Object.keys(values).length > 0 && { values }) };
}

/** The same for each field that is to blame. Nothing when there is none. */
export function fieldExtensionsOf(fields: FieldRefusals): { readonly fieldRefusals?: Readonly<Record<string, readonly Extensions[]>> } {
  const entries = Object.entries(fields).map(([field, refusals]) => [field, refusals.map(extensionsOf)] as const);
  return entries.length > 0 ? { fieldRefusals: Object.fromEntries(entries) } : {};
}
