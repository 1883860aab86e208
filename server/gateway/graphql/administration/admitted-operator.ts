import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Actor } from '../../../actor.js';
import { AdmitOperator } from '../../../administration/use-cases/admit-operator.js';
import { CurrentActor } from '../../current-actor.js';

/** Turns the person who acts into an operator. */
@Injectable()
class AdmittedOperator implements PipeTransform<Actor, Promise<Actor>> {
  constructor(private readonly admission: AdmitOperator) {}

  transform(actor: Actor): Promise<Actor> {
    return this.admission.admit(actor);
  }
}

/** Who administers the site by the request, as a parameter of a handler. The use cases accept nobody else. */
export const CurrentOperator = () => CurrentActor(AdmittedOperator);
