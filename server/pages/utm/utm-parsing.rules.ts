import { DESIGN_LIMITS } from '../design/design-limits.rules.js';
import type { Faults } from '../design/faults.rules.js';
import { parseOptionalLine } from '../design/field-parsing.rules.js';
import { isObject } from '../json-value.rules.js';
import { UTM_NAMES, type UtmParameters } from './utm-parameters.rules.js';

/** Parses the parameters of links to other sites. Undefined for none. */
export function parseUtm(input: unknown, faults: Faults): UtmParameters | undefined {
  if (!isObject(input)) return undefined;
  const entries = UTM_NAMES.map((name) => [name, parseOptionalLine(input[name], `utm.${name}`, DESIGN_LIMITS.utmLength, faults)] as const);
  const given = entries.filter(([, value]) => value !== '');
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
