import { checkManyEvents } from '../testing/long.ts';

checkManyEvents('the-hit');
