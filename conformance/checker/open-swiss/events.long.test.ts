import { checkManyEvents } from '../testing/long.ts';

checkManyEvents('open-swiss');
