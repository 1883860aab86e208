import { readdirSync, readFileSync, rmSync } from 'node:fs';

// Waits in a process of its own until the run has ended, however it ended: only then does standard input end. A run that is killed cannot
// end its databases, servers and browsers itself.
const [folder, ...others] = process.argv.slice(2);
process.stdin.resume().once('end', () => {
  for (const pid of processesOfTheRun()) end(pid);
  for (const path of [folder, ...others]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
});

/** The processes whose parameters or variables name the folder, because all temporary files of the run are in it. Only Linux tells. */
function processesOfTheRun() {
  return filesIn('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid && (read(name, 'cmdline') + read(name, 'environ')).includes(folder),
  );
}

function filesIn(path) {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended, or belongs to somebody else.
    return '';
  }
}

function end(pid) {
  try {
    process.kill(Number(pid), 'SIGKILL');
  } catch {
    // It has ended.
  }
}
