/** What a design leaves out, because every tile has it unless it says otherwise. */
const USUAL: Readonly<Record<string, unknown>> = { size: 'small', surface: 'filled', isLead: false, who: 'everyone', isAnnounced: false };

/**
 * A value of the server, as a design has it. `__typename` is in data that the cache has read. A design has nothing that is null, but for a
 * tile's picture that is not chosen yet.
 */
export function withoutTypes<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutTypes) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([field, held]) => {
    // An icon says rel="me" unless its creator has chosen otherwise, a tile only if its creator has chosen so.
    const usual = field === 'isMe' ? 'network' in value : USUAL[field];
    return field !== '__typename' && held !== usual && (held !== null || (field === 'picture' && !('sign' in value)));
  });
  return Object.fromEntries(fields.map(([field, held]: [string, unknown]) => [field, withoutTypes(held)])) as Value;
}
