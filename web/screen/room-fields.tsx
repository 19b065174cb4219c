/** From how far a screen is read and how large it is: asked at the screen and at the desk. */
import { Select } from '../parts/select.tsx';
import type { roomEn } from '../text/room-en.ts';
import type { Speaker } from '../text/speaker.ts';
import { SCREEN_DISTANCES, SCREEN_SIZES, type ScreenSetup } from '../../core/event/screens.ts';

type Room = Pick<ScreenSetup, 'distance' | 'size'>;

interface RoomFieldsProps extends Room {
  /** The words of the page that asks. */
  readonly fill: Speaker<typeof roomEn>['fill'];
  readonly onChange: (to: Partial<Room>) => void;
}

export function RoomFields({ distance, size, fill, onChange }: RoomFieldsProps) {
  return (
    <>
      <Select
        label={fill('screen.distance')}
        value={distance}
        options={SCREEN_DISTANCES.map((value) => ({ value, label: fill('screen.metres', { metres: value }) }))}
        onChange={(value) => onChange({ distance: value })}
      />
      <Select
        label={fill('screen.size')}
        value={size}
        options={SCREEN_SIZES.map((value) => ({
          value,
          label: value === 'projector' ? fill('screen.projector') : fill('screen.inches', { inches: value }),
        }))}
        onChange={(value) => onChange({ size: value })}
      />
    </>
  );
}
