import { publicPage } from './public-page.js';
import { benchmark } from './rows.js';

benchmark('public-page', publicPage);
