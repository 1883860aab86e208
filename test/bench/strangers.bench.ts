import { strangers } from './measurements/strangers.js';
import { benchmark } from './rows.js';

benchmark('strangers', strangers);
