import { publish } from './publish.js';
import { benchmark } from './rows.js';

benchmark('publish', publish);
