import { fileURLToPath } from 'node:url';

/** The program that `SharpImageProcessor` starts. It is a module of its own, so that tests can pass the built one. */
export const pictureProcessFile = fileURLToPath(new URL('./picture-process.js', import.meta.url));
