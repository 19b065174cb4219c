/** The player's page before its program is there: `/p/ID`, or `/join` with a link's token behind `#`. */
import { begin } from '../first/before.ts';

begin({ ways: '.phone-way', panel: '.player' });
