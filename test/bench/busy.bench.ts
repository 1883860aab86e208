import { busy } from './measurements/busy.js';
import { benchmark } from './rows.js';

benchmark('busy', busy);
