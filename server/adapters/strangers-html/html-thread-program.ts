import { parentPort } from 'node:worker_threads';
import { readPage, type PageToRead } from './page-reading.js';

// The program of the worker thread of `StrangersHtml`. It answers the documents in their order.
parentPort?.on('message', (page: PageToRead) => parentPort?.postMessage(readPage(page)));
