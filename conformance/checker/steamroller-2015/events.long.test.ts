import { checkManyEvents } from '../testing/long.ts';

checkManyEvents('steamroller-2015');
