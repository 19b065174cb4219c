/** The desk as the server draws it. */
import { drawing } from '../first/drawing.tsx';
import { stillStore } from '../first/still.ts';
import { openDesk } from './desk.ts';
import { DeskPage } from './page.tsx';
import { LATER } from './panels.tsx';
import { placeOf } from './place.ts';

/** What this tab did is known in the tab. */
const NO_STEPS = { getItem: () => null, setItem: () => undefined };

export const draw = drawing({
  page: (event, first) => {
    const place = placeOf({ event, role: first.role });
    return place === null ? null : <DeskPage desk={openDesk(place, stillStore(first), NO_STEPS)} />;
  },
  parts: () => Promise.all(Object.values(LATER).map(({ fetch }) => fetch())),
});
