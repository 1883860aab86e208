import { manyPages } from './many-pages.js';
import { benchmark } from './rows.js';

benchmark('many-pages', manyPages);
