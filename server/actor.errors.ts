import { DomainError } from './domain-error.js';

/** The access token does not have the scope that the action needs. */
export class ScopeMissing extends DomainError {
  constructor(scope: string) {
    super('forbidden', 'SCOPE_MISSING', { values: { scope: scope.toUpperCase() } });
  }
}

/** The action needs a person who has signed in, and the request has an access token. */
export class PersonNeeded extends DomainError {
  constructor() {
    super('forbidden', 'SIGN_IN_NEEDED');
  }
}

/** The action needs a person who has signed in within the last ten minutes. */
export class FreshSignInNeeded extends DomainError {
  constructor() {
    super('forbidden', 'FRESH_SIGN_IN_NEEDED');
  }
}

/** Administration needs an operator who has signed in within the last hour. */
export class AdministrationSignInNeeded extends DomainError {
  constructor() {
    super('forbidden', 'FRESH_SIGN_IN_NEEDED', { reason: 'ADMINISTRATION_SIGN_IN' });
  }
}

/** A provider was asked for a new proof of who a person is, and has let them in by one from before. */
export class ProviderDidNotAsk extends DomainError {
  constructor(provider: string) {
    super('forbidden', 'FRESH_SIGN_IN_NEEDED', { reason: 'PROVIDER_DID_NOT_ASK', values: { provider } });
  }
}

/** The action is for those who administer this Tessera. */
export class OperatorNeeded extends DomainError {
  constructor() {
    super('forbidden', 'OPERATOR_NEEDED');
  }
}
