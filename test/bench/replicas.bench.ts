import { replicas } from './replicas.js';
import { benchmark } from './rows.js';

benchmark('replicas', replicas);
