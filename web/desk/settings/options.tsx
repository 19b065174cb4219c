/** The format's options as they are in force, to be changed. */
import { useState } from 'preact/hooks';
import type { PackPart } from '../../../core/event/views.ts';
import type { OptionValues } from '../../../core/event/types.ts';
import { Button } from '../../parts/button.tsx';
import { English } from '../../parts/english.tsx';
import { tell } from '../../text/desk.ts';
import { Tell } from '../../text/tell.tsx';
import { useDesk } from '../desk.ts';
import { useUnchanged } from '../unchanged.ts';
import { OptionForm } from '../option-form.tsx';
import { changesIn } from '../option-value.ts';

export function OptionsSection({ pack }: { readonly pack: PackPart }) {
  const desk = useDesk();
  const unchanged = useUnchanged(tell('did.options'));
  const [typed, setTyped] = useState<OptionValues>({});
  const values = { ...pack.values, ...typed };
  const options = changesIn(pack.options, pack.values, values);
  const count = Object.keys(options).length;
  const save = () => void desk.send({ type: 'change-options', options }, tell('did.options'), () => setTyped({}));
  return (
    <details class="fold pane">
      <summary>
        <span>
          <Tell k="settings.options" title={<English>{pack.title}</English>} />
        </span>
      </summary>
      <div class="stack">
        <OptionForm options={pack.options} values={values} onChange={setTyped} />
        <div class="actions">
          <Button why={count === 0 ? unchanged : null} busy={desk.busy.value} onClick={save}>
            {count === 0 ? tell('form.save') : tell('settings.saveOptions', { count })}
          </Button>
          {count === 0 ? null : (
            <Button kind="quiet" onClick={() => setTyped({})}>
              {tell('form.discard')}
            </Button>
          )}
        </div>
      </div>
    </details>
  );
}
