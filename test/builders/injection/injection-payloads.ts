import { ADDRESS_PAYLOADS } from './injection-payloads-addresses.js';
import { ELEMENT_PAYLOADS } from './injection-payloads-elements.js';
import { PARSING_PAYLOADS } from './injection-payloads-parsing.js';
import { STYLE_PAYLOADS } from './injection-payloads-styles.js';
import { TEXT_PAYLOADS } from './injection-payloads-texts.js';

/**
 * Injection payloads by class, with one text for each known technique. A payload that works calls `alert` or requests something from
 * `injected.invalid`, so that a browser that records both detects it.
 */
export const INJECTION_PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  ...ELEMENT_PAYLOADS,
  ...PARSING_PAYLOADS,
  ...ADDRESS_PAYLOADS,
  ...STYLE_PAYLOADS,
  ...TEXT_PAYLOADS,
};
