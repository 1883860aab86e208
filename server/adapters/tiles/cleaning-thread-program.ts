import { parentPort } from 'node:worker_threads';
import { cleanTileHtml } from './clean-tile-html.js';

// What the thread of `CleaningThread` does: one answer for each text, in their order.
parentPort?.on('message', (html: string) => parentPort?.postMessage(cleanTileHtml(html)));
