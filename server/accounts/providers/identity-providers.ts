import { ProviderUnknown } from '../accounts.errors.js';
import type { IdentityProvider } from './ports/identity-provider.port.js';

/** The providers that the configuration names, in its order. */
export class IdentityProviders {
  constructor(readonly all: readonly IdentityProvider[]) {}

  /** The name of a provider for people. One that the configuration no longer has keeps its own. */
  readonly labelOf = (name: string): string => this.all.find(({ facts }) => facts.name === name)?.facts.label ?? name;

  /** @throws {ProviderUnknown} when the configuration has no provider with this name. */
  named(name: string): IdentityProvider {
    const provider = this.all.find(({ facts }) => facts.name === name);
    if (!provider) throw new ProviderUnknown();
    return provider;
  }
}
