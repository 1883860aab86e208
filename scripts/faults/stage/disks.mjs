// Small disks of their own, which can be filled without harm to the machine: files with a file system, mounted as loop devices.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Mounts a disk at a folder. Undefined where this is not permitted or the tools are missing. */
export function mountDisk(folder, image, bytes) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(image, '');
  truncateSync(image, bytes);
  const isMounted = runs('mkfs.ext4', '-q', '-m', '0', image) && runs('mount', '-o', 'loop', image, folder);
  if (!isMounted) {
    rmSync(image);
    return undefined;
  }
  rmSync(join(folder, 'lost+found'), { recursive: true, force: true });
  const filler = join(folder, 'filler');
  return {
    /** Leaves not a single free block. Others may free some meanwhile. */
    fill: () => {
      const { bavail, bsize } = statfsSync(folder);
      runs('fallocate', '--length', String(bavail * bsize), filler);
      for (let attempt = 1; attempt <= 10; attempt += 1) {
        runs('dd', 'if=/dev/zero', `of=${filler}-rest`, 'bs=4k', 'oflag=append', 'conv=notrunc');
        if (statfsSync(folder).bavail === 0) return;
      }
      throw new Error(`${folder} could not be filled: ${statfsSync(folder).bavail} blocks are free`);
    },
    empty: () => [filler, `${filler}-rest`].forEach((path) => rmSync(path, { force: true })),
    remove: () => {
      runs('umount', '--lazy', folder);
      rmSync(image, { force: true });
    },
  };
}

function runs(program, ...parameters) {
  return spawnSync(program, parameters, { stdio: 'ignore' }).status === 0;
}
