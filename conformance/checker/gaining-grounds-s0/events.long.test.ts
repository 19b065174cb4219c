import { checkManyEvents } from '../testing/long.ts';

checkManyEvents('gaining-grounds-s0');
