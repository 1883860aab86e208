import { publicAnswers } from './public-answers.js';
import { benchmark } from './rows.js';

benchmark('public-answers', publicAnswers);
