import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';
import { load, loadAll } from 'js-yaml';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import ts from 'typescript';
import { variables } from '../../server/config/config-variables.js';
import { readConfig } from '../../server/config/config.js';
import { projectFolder, readProject } from './source-tree.js';

// What can be said without a cluster: the schemas that Kubernetes publishes accept the files, and the names in them are those of other ones.

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const files = readProject().filter(({ path }) => /^kubernetes\/(?!kustomization).*\.yaml$/.test(path));
const manifests = files.flatMap(({ text }) => loadAll(text) as Manifest[]);
const read = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
const models = { CronJob, Deployment, HorizontalPodAutoscaler, Ingress, PersistentVolumeClaim, PodDisruptionBudget, Service };

test('CO-05 The API of Kubernetes accepts each manifest, and knows each of its fields', () => {
  expect(manifests.map(({ kind }) => kind).sort()).toEqual(Object.keys(models).sort());
  for (const manifest of manifests) {
    const model = new models[manifest.kind as keyof typeof models](manifest as never);
    expect(() => model.validate()).not.toThrow();
    expect([manifest.kind, manifest.apiVersion]).toEqual([manifest.kind, model.apiVersion]);
  }
  expect(unknownFields(manifests)).toEqual([]);
  const [first] = manifests;
  expect(unknownFields([{ ...first, spce: {} } as unknown as Manifest]).join()).toContain('spce');
});

/** What the compiler says of manifests that are written as literals of their types: it refuses a field that a type does not have. */
function unknownFields(written: readonly Manifest[]): string[] {
  // Inside the project, where its packages are found.
  const folder = mkdtempSync(join(projectFolder, 'dist/manifests-'));
  const lines = written.map((manifest, at) => {
    const type = `import('kubernetes-models/${manifest.apiVersion}/${manifest.kind}').I${manifest.kind}`;
    return `export const manifest${at}: ${type} = ${JSON.stringify(manifest)};`;
  });
  try {
    const source = join(folder, 'manifests.ts');
    writeFileSync(source, lines.join('\n'));
    const options = { module: ts.ModuleKind.NodeNext, strict: true, noEmit: true, skipLibCheck: true, types: [] };
    const found = ts.getPreEmitDiagnostics(ts.createProgram([source], options));
    return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('The manifests name each other, and kustomization.yaml names all of them', () => {
  const listed = load(read('kubernetes/kustomization.yaml')) as { readonly resources: readonly string[] };
  expect(listed.resources.map((name) => `kubernetes/${name}`).sort()).toEqual(files.map(({ path }) => path).sort());
  const text = JSON.stringify(manifests);
  const named = (pattern: RegExp): string[] => [...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))];
  expect(named(/"app\.kubernetes\.io\/name":"([^"]+)"/g)).toEqual(['tessera']);
  expect(named(/"(?:configMapRef|secretRef)":\{"name":"([^"]+)"/g)).toEqual(['tessera']);
  expect(named(/"scaleTargetRef":\{"apiVersion":"apps\/v1","kind":"Deployment","name":"([^"]+)"/g)).toEqual(['tessera']);
  expect(named(/"service":\{"name":"([^"]+)"/g)).toEqual(['tessera']);
  expect(named(/"(?:targetPort|port)":"([^"]+)"/g)).toEqual(['http']);
  expect(text).toContain('"ports":[{"name":"http","containerPort":3000}]');
  expect(named(/"claimName":"([^"]+)"/g)).toEqual(
    manifests.filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ metadata }) => metadata.name),
  );
});

test('A server starts with the variables of the manifests and the secrets of the manual', () => {
  const [, secrets = ''] = /cat > kubernetes\/secrets\.env\) <<'END'\n(.*?)\nEND\n/s.exec(read('docs/operate/containers.md')) ?? [];
  const given = { ...parseEnv(read('kubernetes/tessera.env')), ...parseEnv(secrets) };
  expect(Object.keys(given)).toContain('DATABASE_URL');
  expect(Object.keys(given).filter((name) => !(name in variables.shape))).toEqual([]);
  const config = readConfig(given);
  expect(config).toMatchObject({ publicUrl: 'https://pages.example.org', objectStore: { bucket: 'tessera' }, shutdownDelaySeconds: 5 });
  const text = files.map((file) => file.text).join('\n');
  // The pause before SIGTERM, twice the delay, and 15 seconds.
  const [, grace] = /terminationGracePeriodSeconds: (\d+)/.exec(text) ?? [];
  const [, pause] = /undefined, (\d+)\)/.exec(text) ?? [];
  expect(Number(grace)).toBe(Number(pause) / 1_000 + 2 * config.shutdownDelaySeconds + 15);
});
