import { ADDRESS_PAYLOADS } from './injection-payloads-addresses.js';
import { ELEMENT_PAYLOADS } from './injection-payloads-elements.js';
import { PARSING_PAYLOADS } from './injection-payloads-parsing.js';
import { STYLE_PAYLOADS } from './injection-payloads-styles.js';
import { TEXT_PAYLOADS } from './injection-payloads-texts.js';

/**
 * Texts that were made to run as code somewhere, by class, one for each way that is known. What runs calls `alert` or asks
 * `injected.invalid` for something, so that a browser that records both notices.
 */
export const INJECTION_PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  ...ELEMENT_PAYLOADS,
  ...PARSING_PAYLOADS,
  ...ADDRESS_PAYLOADS,
  ...STYLE_PAYLOADS,
  ...TEXT_PAYLOADS,
};
