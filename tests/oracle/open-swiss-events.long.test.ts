import { checkManyEvents } from './long.ts';

checkManyEvents('open-swiss');
