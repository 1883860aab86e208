import { parentPort } from 'node:worker_threads';
import { cleanTileHtml } from './clean-tile-html.js';

// The program of the thread of `CleaningThread`. It answers each text, in their order.
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanTileHtml(html)));
