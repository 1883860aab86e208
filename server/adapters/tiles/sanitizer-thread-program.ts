import { parentPort } from 'node:worker_threads';
import { sanitizeTileHtml } from './sanitize-tile-html.js';

// The program of the worker thread of `SanitizerThread`. It answers the texts in their order.
parentPort?.on('message', (html: string) => parentPort?.postMessage(sanitizeTileHtml(html)));
