import { isAddress } from '../addresses.rules.js';

// The variables of OpenTelemetry. Many networks set them once for all services, whatever each of them supports. So a value that is not
// supported here is a warning: no server stays down because of its traces.

/** What decides which requests are traced, as OpenTelemetry names it. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Which requests are traced. `ratio` is a part from 0 to 1, for the samplers that have one. */
export interface TracingSettings {
  readonly sampler: (typeof samplers)[number];
  readonly ratio: number;
}

type Values = Readonly<Record<string, unknown>>;

/** The settings, undefined when nothing is traced; and what is not supported, one sentence for each. */
export function readTracing(values: Values): { readonly tracing: TracingSettings | undefined; readonly warnings: readonly string[] } {
  if (isOff(values)) return { tracing: undefined, warnings: [] };
  const faults = faultsOf(values);
  if (faults.length > 0) return { tracing: undefined, warnings: faults.map((fault) => `${fault}. Nothing is traced.`) };
  const sampler = samplerOf(values) ?? 'parentbased_always_on';
  return { tracing: Object.freeze({ sampler, ratio: ratioOf(values) }), warnings: substitutionsOf(values) };
}

function isOff(values: Values): boolean {
  const endpoint = either(values, 'ENDPOINT').value;
  return endpoint === undefined || text(values.OTEL_SDK_DISABLED)?.toLowerCase() === 'true' || values.OTEL_TRACES_EXPORTER === 'none';
}

function faultsOf(values: Values): string[] {
  const [endpoint, protocol] = [either(values, 'ENDPOINT'), either(values, 'PROTOCOL')];
  const exporters = (text(values.OTEL_TRACES_EXPORTER) ?? 'otlp').split(',').map((name) => name.trim());
  const ratio = ratioOf(values);
  const rules: [boolean, string][] = [
    [isAddress(endpoint.value ?? '', ['http:', 'https:']), `${endpoint.name} must be an address like http://localhost:4318`],
    [exporters.includes('otlp'), 'OTEL_TRACES_EXPORTER must be otlp or none'],
    [[undefined, 'http/json', 'http/protobuf'].includes(protocol.value), `${protocol.name} must be http/json`],
    [samplerOf(values) !== undefined, `OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}`],
    [ratio >= 0 && ratio <= 1, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, rule]) => rule);
}

// A collector accepts both at one address.
function substitutionsOf(values: Values): string[] {
  const { name, value } = either(values, 'PROTOCOL');
  return value === 'http/protobuf' ? [`${name}=http/protobuf is not supported. Traces are sent to the same address as http/json.`] : [];
}

function samplerOf(values: Values): TracingSettings['sampler'] | undefined {
  const name = values.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on';
  return samplers.find((sampler) => sampler === name);
}

/** 1 for a sampler without a ratio. */
function ratioOf(values: Values): number {
  return samplerOf(values)?.endsWith('traceidratio') ? Number(values.OTEL_TRACES_SAMPLER_ARG ?? 1) : 1;
}

/** The variable for traces, or the one for everything. */
function either(values: Values, what: 'ENDPOINT' | 'PROTOCOL'): { readonly name: string; readonly value: string | undefined } {
  const own = `OTEL_EXPORTER_OTLP_TRACES_${what}`;
  const name = values[own] === undefined ? `OTEL_EXPORTER_OTLP_${what}` : own;
  return { name, value: text(values[name]) };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
