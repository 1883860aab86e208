// docker/compose.scale.yml: the main job, kills of each part under load, and rolling restarts at half of what the whole can answer.
import { pauseOfHalfLoad, startLoad } from '../cluster/load.mjs';
import { print } from '../process.mjs';
import { docker, hasImage } from './engine.mjs';
import { expectPage, publishFirstPage } from './journey.mjs';
import { killUnderLoad } from './one-machine.mjs';
import { composeProject, nodeService } from './project.mjs';

export async function tryAtScale({ image, open, rollouts, record }) {
  const hasStore = await hasImage('chrislusf/seaweedfs:3.97');
  const services = hasStore ? {} : ownStore(image);
  const project = await open(composeProject({ name: 'scale', file: 'compose.scale.yml', image, services }));
  const storeNote = hasStore ? '' : ', with s3rver instead of SeaweedFS';
  record(`\`compose.scale.yml\` starts from nothing${storeNote}`, await project.up());
  const page = await publishFirstPage(project);
  record('Main job at scale', 'done');
  await killUnderLoad(project, ['app', 'database', 'database-replica', 'storage', 'proxy'], record);
  await expectPage(project.url, page);
  if (rollouts > 0) await restartRolling(project, rollouts, record);
  await expectPage(project.url, page);
}

/** As docs/operate/upgrade.md says it: new servers start beside the previous ones, which end one after the other then. */
async function restartRolling(project, rollouts, record) {
  const connections = { readers: 12, publishers: 4 };
  const { pause } = await pauseOfHalfLoad(project.url, connections);
  const load = await startLoad(project.url, { ...connections, pause });
  for (let round = 1; round <= rollouts; round += 1) {
    const previous = await project.containers('app');
    await project.compose(
      'up',
      '--detach',
      '--no-build',
      '--wait',
      '--no-deps',
      '--no-recreate',
      `--scale=app=${previous.length * 2}`,
      'app',
    );
    for (const server of previous) {
      await docker(['stop', server]);
      await docker(['rm', server]);
    }
    print(`Rolling restart ${round} of ${rollouts}: ${load.state.requests} requests so far, ${load.state.failures.length} failed`);
  }
  const { requests, published, failures, lost, perSecond } = await load.stop();
  const outcome = `${requests} requests (${Math.round(perSecond)} a second), ${published} acknowledged publications, ${failures.length} failed, ${lost.length} lost`;
  record(`${rollouts} rolling restarts at half load`, outcome);
  if (failures.length + lost.length > 0) throw new Error([...failures.slice(0, 20), ...lost].join('\n'));
}

/** An S3 server in the place of the one that cannot be fetched. */
function ownStore(image) {
  const storage = { ...nodeService(image, 'object-store.mjs'), user: 'root' };
  return {
    storage: {
      ...storage,
      healthcheck: {
        test: ['CMD', 'node', '--eval', 'net.connect(8333).on("error", () => process.exit(1)).on("connect", () => process.exit())'],
      },
    },
    bucket: { image, entrypoint: ['node', '--eval', ''], command: [] },
  };
}
