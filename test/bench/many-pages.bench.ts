import { manyPages } from './measurements/many-pages.js';
import { benchmark } from './rows.js';

benchmark('many-pages', manyPages);
