// A module that a process of the product loads first. At SIGUSR2, the clock jumps: from then on it is so many milliseconds ahead as the file
// `clock-offset` of the data folder says, and `clock-of-{pid}` tells that it has jumped. Time that is measured from a start (performance.now, timers)
// continues, as when a computer's clock is set.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RealDate = Date;
let offset = 0;

function now() {
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) => Reflect.construct(target, parameters.length > 0 ? parameters : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(join(process.env.DATA_DIR, 'clock-offset'), 'utf8'));
  writeFileSync(join(process.env.DATA_DIR, `clock-of-${process.pid}`), String(offset));
});
