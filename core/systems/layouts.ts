/** The systems' layouts. A system with tables to draw adds its line here. */
import type { LayoutBook } from '../table/layout/layout.ts';
import { FIREFIGHT_LAYOUTS } from './firefight/terrain/layouts.ts';
import { GROUNDS_2018_LAYOUTS } from './gaining-grounds-2018/terrain/layouts.ts';
import { SEASON_ZERO_LAYOUTS } from './gaining-grounds-s0/terrain/layouts.ts';
import { STEAMROLLER_LAYOUTS } from './steamroller-2015/terrain/layouts.ts';

export const LAYOUT_BOOKS: readonly LayoutBook[] = [
  SEASON_ZERO_LAYOUTS,
  GROUNDS_2018_LAYOUTS,
  STEAMROLLER_LAYOUTS,
  FIREFIGHT_LAYOUTS,
];
