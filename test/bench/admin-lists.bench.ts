import { adminLists } from './measurements/admin-lists.js';
import { benchmark } from './rows.js';

benchmark('admin-lists', adminLists);
