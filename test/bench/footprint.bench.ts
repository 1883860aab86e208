import { footprint } from './footprint.js';
import { benchmark } from './rows.js';

benchmark('footprint', footprint);
