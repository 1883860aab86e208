import { replicas } from './measurements/replicas.js';
import { benchmark } from './rows.js';

benchmark('replicas', replicas);
