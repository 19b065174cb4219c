/** A big screen as the server draws it. */
import { StoreContext } from '../event/context.ts';
import { drawing } from '../first/drawing.tsx';
import { stillStore } from '../first/still.ts';
import { settingsIn } from './settings.ts';
import { Showing } from './showing.tsx';

/** Which page of a list is shown, and how much is on it, its browser knows: the list comes whole. */
export const draw = drawing({
  most: Infinity,
  page: (_, first, { search, screen }) =>
    first.parts.event === undefined ? null : (
      <StoreContext.Provider value={stillStore(first)}>
        <Showing settings={settingsIn(search, screen)} />
      </StoreContext.Provider>
    ),
});
