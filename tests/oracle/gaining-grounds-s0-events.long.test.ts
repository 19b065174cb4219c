import { checkManyEvents } from './long.ts';

checkManyEvents('gaining-grounds-s0');
