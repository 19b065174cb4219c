import { checkManyEvents } from '../testing/long.ts';

checkManyEvents('gaining-grounds-2018');
