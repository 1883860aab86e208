import { Injectable } from '@nestjs/common';
import { Clock } from '../../clock.port.js';

/** The clock of this machine. */
@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}
