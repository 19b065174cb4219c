import { checkManyEvents } from './long.ts';

checkManyEvents('the-hit');
