import { publish } from './measurements/publish.js';
import { benchmark } from './rows.js';

benchmark('publish', publish);
