// Writes a brotli and a gzip copy beside each compressible file, so that the server need not compress files. No dependencies.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isEntryPoint, root } from '../process.mjs';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Below this size, compression saves less than its headers cost. */
const SMALLEST = 512;

/** Compresses every file of a folder and its subfolders at the highest quality. Skips files that are already compressed. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const { size, isFolder } = about(path);
    if (isFolder) compressFolder(path);
    else if (COMPRESSIBLE.test(name) && size >= SMALLEST && !existsSync(`${path}.br`)) compressFile(path, size);
  }
}

function about(path) {
  const found = statSync(path);
  return { size: found.size, isFolder: found.isDirectory() };
}

function compressFile(path, size) {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

if (isEntryPoint(fileURLToPath(import.meta.url))) compressFolder(join(root, 'dist/client'));
