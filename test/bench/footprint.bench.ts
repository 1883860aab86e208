import { footprint } from './measurements/footprint.js';
import { benchmark } from './rows.js';

benchmark('footprint', footprint);
