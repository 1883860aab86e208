import { busy } from './busy.js';
import { benchmark } from './rows.js';

benchmark('busy', busy);
