import { Injectable } from '@nestjs/common';
import type { Policies } from '../policy.rules.js';
import { PolicyStore } from '../ports/policy-store.port.js';

/** The terms of service and the privacy policy. Errors: the same as of `PolicyStore.read`. */
@Injectable()
export class ReadPolicies {
  constructor(private readonly policies: PolicyStore) {}

  execute(): Promise<Policies> {
    return this.policies.read();
  }
}
