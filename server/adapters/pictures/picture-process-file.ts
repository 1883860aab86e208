import { fileURLToPath } from 'node:url';

/** The program that `SharpImageProcessor` starts. A module of its own, so that tests can name the built one. */
export const pictureProcessFile = fileURLToPath(new URL('./picture-process.js', import.meta.url));
