import { checkManyEvents } from './long.ts';

checkManyEvents('gaining-grounds-2018');
