// An upgrade from the image of the previous release, its refusal of newer data, and the way back, as docs/operate/upgrade.md describes them.
import { previousRelease } from '../release/releases.mjs';
import { buildImage, docker, secondsOf, sourcesOf } from './engine.mjs';
import { expectPage, publishFirstPage } from './journey.mjs';
import { digestsOf } from './one-machine.mjs';
import { composeProject } from './project.mjs';

const file = 'compose.yml';
const backupPath = '/backups/before-the-upgrade.tar';

export async function tryUpgrade({ image, open, record }) {
  const release = previousRelease();
  const sources = release && (await open(sourcesOf(release.commit)));
  if (!sources) return record('Upgrade from the previous release', 'left out: this checkout does not have its commit');
  const previousImage = `tessera-tried:${release.version}`;
  await buildImage(previousImage, sources.folder);
  await open({ remove: () => docker(['image', 'rm', '--force', previousImage]) });
  const project = await open(composeProject({ name: 'upgrade', file, image }));
  project.useImage(previousImage);
  await project.up();
  const page = await publishFirstPage(project);
  await project.backup('backup', backupPath);
  project.useImage(image);
  record(`Upgrade from ${release.version}`, await project.up());
  await expectPage(project.url, page);
  await refuseNewerData(project, previousImage, record);
  await goBack(project, { previousImage, page, version: release.version, record });
}

/** A previous version must not touch what a newer one has changed. */
async function refuseNewerData(project, previousImage, record) {
  await project.compose('stop', 'app');
  const before = await digestsOf(project);
  project.useImage(previousImage);
  const isRefused = await project.compose('up', '--detach', '--no-build', '--wait', '--wait-timeout=60', '--no-deps', 'app').then(
    () => false,
    () => true,
  );
  const log = await project.compose('logs', '--no-color', '--tail=5', 'app');
  await project.compose('stop', 'app');
  const after = await digestsOf(project);
  const isUntouched = Object.keys({ ...before, ...after }).every((table) => before[table] === after[table]);
  if (!isUntouched) throw new Error('The previous release has changed data of the newer one.');
  if (isRefused && !/newer/.test(log)) throw new Error(`The previous release does not start, for another reason: ${log}`);
  // Without a change of the tables, the previous release may run on.
  record(
    'The previous release with newer data',
    isRefused ? 'refuses them, and changes nothing' : 'runs, because no table has changed since',
  );
}

async function goBack(project, { previousImage, page, version, record }) {
  project.useImage(previousImage);
  const taken = await secondsOf(async () => {
    await project.emptyDatabase('tessera_newer');
    await project.backup('restore', backupPath);
    await project.up();
  });
  await expectPage(project.url, page);
  record(`Back to ${version}, with the backup from before`, taken);
}
