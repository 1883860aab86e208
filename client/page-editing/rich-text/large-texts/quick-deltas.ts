import { Delta } from 'quill/core.js';

type Op = Delta['ops'][number];
type Attributes = Op['attributes'];

const deltas = Delta.prototype as { push: (this: Delta, op: Op) => Delta };
const { push: pushAny } = deltas;

/** Puts texts at the end of operations without a deep copy and a deep comparison: their formats are flat. A large text needs this for each piece several times. */
export function pushQuickly(): void {
  deltas.push = function push(op) {
    const { insert, attributes } = op;
    const last = this.ops.at(-1);
    if (typeof insert !== 'string' || last?.delete !== undefined || !isFlat(attributes)) return pushAny.call(this, op);
    const goesOn = typeof last?.insert === 'string' && hasSameFormats(attributes, last.attributes);
    const text = goesOn ? `${last.insert as string}${insert}` : insert;
    this.ops[this.ops.length - (goesOn ? 1 : 0)] = attributes ? { insert: text, attributes: { ...attributes } } : { insert: text };
    return this;
  };
}

/** False, too, for texts with pictures: there, only a deep comparison knows. */
export function isSameText({ ops: some }: Delta, { ops: others }: Delta): boolean {
  return (
    some.length === others.length &&
    some.every(({ insert, attributes }, at) => insert === others[at]?.insert && hasSameFormats(attributes, others[at]?.attributes))
  );
}

function isFlat(attributes: Attributes): boolean {
  return (
    attributes === undefined ||
    (attributes !== null && Object.values(attributes).every((value) => typeof value !== 'object' || value === null))
  );
}

/** Whether flat formats are the same. */
export function hasSameFormats(some: Attributes, others: Attributes): boolean {
  if (!some || !others) return some === others;
  const names = Object.keys(some);
  return names.length === Object.keys(others).length && names.every((name) => name in others && some[name] === others[name]);
}
