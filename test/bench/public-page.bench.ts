import { publicPage } from './measurements/public-page.js';
import { benchmark } from './rows.js';

benchmark('public-page', publicPage);
