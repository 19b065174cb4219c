/** From how far a screen is read and how large it is: asked at the screen and at the desk. */
import { Select } from '../parts/select.tsx';
import { say } from '../text/screen.ts';
import { SCREEN_DISTANCES, SCREEN_SIZES, type ScreenSetup } from '../../core/event/screens.ts';

type Room = Pick<ScreenSetup, 'distance' | 'size'>;

export function RoomFields({ distance, size, onChange }: Room & { readonly onChange: (to: Partial<Room>) => void }) {
  return (
    <>
      <Select
        label={say('screen.distance')}
        value={distance}
        options={SCREEN_DISTANCES.map((value) => ({ value, label: say('screen.metres', { metres: value }) }))}
        onChange={(value) => onChange({ distance: value })}
      />
      <Select
        label={say('screen.size')}
        value={size}
        options={SCREEN_SIZES.map((value) => ({
          value,
          label: value === 'projector' ? say('screen.projector') : say('screen.inches', { inches: value }),
        }))}
        onChange={(value) => onChange({ size: value })}
      />
    </>
  );
}
