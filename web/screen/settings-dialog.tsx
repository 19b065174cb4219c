/** What a screen shows and how large, chosen at the screen; it goes into the address. */
import { useStore } from '../event/context.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { Notice } from '../parts/notice.tsx';
import { Select } from '../parts/select.tsx';
import { fill, say } from '../text/screen.ts';
import { SCREEN_VIEWS } from '../../core/event/screens.ts';
import { columnsIn, fitIn } from './fit.ts';
import { LONGEST_TURN, NARROW, turnOf } from './paging.ts';
import { RoomFields } from './room-fields.tsx';
import { type Settings, change, setupFor } from './settings.ts';

export interface SettingsDialogProps {
  readonly settings: Settings;
  readonly onClose: () => void;
}

export function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const { view, distance, size, code } = settings;
  const told = setupFor(useStore().part('screens'), code);
  return (
    <Dialog title={say('screen.settings')} onClose={onClose}>
      <div class="screen-form">
        {told === null || code === null ? null : <p>{say('screen.told', { code })}</p>}
        <Select
          label={say('screen.view')}
          value={view}
          options={SCREEN_VIEWS.map((value) => ({ value, label: say(`screen.view.${value}`) }))}
          onChange={(value) => change({ view: value })}
        />
        <p class="soft">{say('screen.autoHint')}</p>
        <RoomFields fill={fill} distance={distance} size={size} onChange={change} />
        <Fits settings={settings} />
        <LanguageSwitch />
        <div class="screen-buttons">
          <Button kind="primary" onClick={onClose}>
            {say('screen.done')}
          </Button>
          <Button onClick={() => void document.documentElement.requestFullscreen().catch(() => undefined)}>
            {say('screen.full')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** How much that leaves room for, and whether anybody would wait too long for their name. */
function Fits({ settings: { distance, size } }: { readonly settings: Settings }) {
  const attendance = useStore().part('event')?.attendance ?? 0;
  const fit = fitIn({ distance: Number(distance), size }, { width: window.innerWidth, height: window.innerHeight });
  const turn = turnOf(attendance, fit.rows * columnsIn(fit, NARROW));
  return (
    <>
      <p role="status">{say('screen.rows', { count: fit.rows })}</p>
      {turn <= LONGEST_TURN ? null : (
        <Notice meaning="wait">
          <p>{say('screen.long', { count: Math.round(turn / 1000) })}</p>
        </Notice>
      )}
    </>
  );
}
