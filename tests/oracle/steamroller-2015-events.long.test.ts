import { checkManyEvents } from './long.ts';

checkManyEvents('steamroller-2015');
