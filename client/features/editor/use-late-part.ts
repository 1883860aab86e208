import { useFetched, type Fetched } from '../../api/connection/use-fetched.js';
import type { LazyPart } from '../../controls/loading/lazy-part.js';

/** A part that is loaded now. If that fails, its place says so, and `retry` tries again. */
export function useLatePart<Module extends object>({ get, fetch }: LazyPart<Module>): Fetched<Module> {
  const fetched = useFetched(fetch);
  return { ...fetched, value: get() ?? fetched.value };
}
