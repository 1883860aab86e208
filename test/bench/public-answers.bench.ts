import { publicAnswers } from './measurements/public-answers.js';
import { benchmark } from './rows.js';

benchmark('public-answers', publicAnswers);
