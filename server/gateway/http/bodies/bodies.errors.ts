import { DomainError } from '../../../domain-error.js';
import { MOST_JSON_LEVELS } from '../../../pages/json-depth.rules.js';

/** The lists and objects of a body of JSON lie too deep in each other. */
export class JsonTooDeep extends DomainError {
  constructor() {
    super('invalid', 'BAD_REQUEST', { reason: 'BAD_REQUEST_TOO_DEEP', values: { max: MOST_JSON_LEVELS } });
  }
}

/** Too many large bodies of the network wait. */
export class LargeBodiesWait extends DomainError {
  constructor() {
    super('unavailable', 'BUSY');
  }
}
