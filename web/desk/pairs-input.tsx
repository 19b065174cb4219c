/** Pairs of players: those chosen so far, and two lists of names to choose one more from. */
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { Json } from '../../core/journal/json.ts';
import { StoreContext } from '../event/context.ts';
import { idsInPairs, pairInWords } from '../event/pairs.ts';
import { Button } from '../parts/button.tsx';
import { tell } from '../text/desk.ts';
import { EntrantSelect } from './entrant-select.tsx';

interface PairsInputProps {
  readonly label: ComponentChildren;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

export function PairsInput({ label, value, onChange }: PairsInputProps) {
  const store = useContext(StoreContext);
  const entrants = store?.part('entrants') ?? {};
  const pairs = idsInPairs(value);
  const nobody = Object.keys(entrants).length < 2;
  return (
    <fieldset class="many">
      <legend class="field-label">{label}</legend>
      <ul class="wishes">
        {pairs.map((pair) => {
          const names = pairInWords(pair, entrants);
          return (
            <li key={names} class="wish">
              <span>{names}</span>
              <Button
                label={tell('options.dropPairName', { names })}
                onClick={() => onChange(pairs.filter((one) => one !== pair))}
              >
                {tell('options.dropPair')}
              </Button>
            </li>
          );
        })}
      </ul>
      {nobody ? (
        <p class="soft">{tell('options.pairsLater')}</p>
      ) : (
        <OneMore onAdd={(pair) => onChange([...pairs, pair])} />
      )}
    </fieldset>
  );
}

function OneMore({ onAdd }: { readonly onAdd: (pair: readonly string[]) => void }) {
  const [one, setOne] = useState('');
  const [other, setOther] = useState('');
  const add = () => {
    onAdd([one, other]);
    setOne('');
    setOther('');
  };
  return (
    <div class="form-row">
      <EntrantSelect label={tell('options.pairOne')} value={one} onChange={setOne} />
      <EntrantSelect label={tell('options.pairOther')} value={other} onChange={setOther} />
      <Button why={one === '' || other === '' || one === other ? tell('why.twoPlayers') : null} onClick={add}>
        {tell('options.addPair')}
      </Button>
    </div>
  );
}
