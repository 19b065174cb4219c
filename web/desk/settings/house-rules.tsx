/** Rules of this house, numbered as players read them; a withdrawn one keeps its number. */
import { useState } from 'preact/hooks';
import type { PackPart } from '../../../core/event/views.ts';
import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk } from '../desk.ts';

export function HouseRulesSection({ pack }: { readonly pack: PackPart }) {
  const desk = useDesk();
  const [text, setText] = useState('');
  const add = () =>
    void desk.send({ type: 'add-house-rule', text: text.trim() }, tell('did.houseRule'), () => setText(''));
  return (
    <details class="fold pane">
      <summary>
        {tell('settings.houseRules', { count: pack.houseRules.filter(({ removed }) => !removed).length })}
      </summary>
      <div class="stack">
        <ol class="lines">
          {pack.houseRules.map(({ number, text: rule, removed }) => (
            <li key={number}>
              <span class="line-text">
                {number}. {removed ? <s>{rule}</s> : rule}
              </span>
              {removed ? (
                <span class="soft">{say('rules.houseRemoved')}</span>
              ) : (
                <Button
                  label={tell('settings.withdrawRule', { number })}
                  onClick={() =>
                    void desk.send({ type: 'remove-house-rule', rule: number }, tell('did.withdrawRule', { number }))
                  }
                >
                  {tell('settings.withdraw')}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <TextArea label={tell('settings.newRule')} value={text} onInput={setText} />
        <div class="actions">
          <Button why={text.trim() === '' ? tell('why.noText') : null} onClick={add}>
            {tell('settings.addRule')}
          </Button>
        </div>
      </div>
    </details>
  );
}
