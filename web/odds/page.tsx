/** The odds calculator: what is entered on one side, what comes of it on the other, as one types. */
import { useEffect, useState } from 'preact/hooks';
import { type Refusal, isRefusal } from '../../core/journal/types.ts';
import { Choice } from '../parts/choice.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { System } from '../parts/rule-links.tsx';
import { say } from '../text/language.ts';
import { tellOdds } from '../text/odds.ts';
import { type Outcome, type Units, outcomeOf, unitsOf } from './answer.ts';
import { ArmyForm, Matrix } from './armies.tsx';
import { AttackResult, Gist, MeleeResult } from './results.tsx';
import { SideForm } from './side-form.tsx';
import { type FormProps, SituationForm } from './situation-form.tsx';
import { type Entered, MODES, enteredIn, queryOf } from './state.ts';

export function OddsPage() {
  const [entered, setEntered] = useState<Entered>(() => enteredIn(location.search));
  useEffect(() => {
    history.replaceState(null, '', location.pathname + queryOf(entered));
  }, [entered]);
  const change = (part: Partial<Entered>) => setEntered((known) => ({ ...known, ...part }));
  const armies = entered.mode === 'armies';
  const units = unitsOf(entered);
  const outcome = outcomeOf(entered, units);
  return (
    <System.Provider value="firefight">
      <Frame masthead={<Masthead />} foot={<a href="/">{say('app.events')}</a>}>
        <div class="odds">
          <Choice
            label={tellOdds('odds.mode')}
            value={entered.mode}
            options={MODES.map((mode) => ({ value: mode, label: tellOdds(`odds.mode.${mode}`) }))}
            onChange={(mode) => change({ mode })}
          />
          <div class={armies ? 'odds-halves odds-stacked' : 'odds-halves'}>
            <form class="odds-asked" onSubmit={(event) => event.preventDefault()}>
              {armies ? <Armies entered={entered} onChange={change} /> : <Sides entered={entered} onChange={change} />}
              <SituationForm entered={entered} onChange={change} />
            </form>
            <div class="odds-told">
              {armies ? <Matrix entered={entered} /> : <Told units={units} outcome={outcome} />}
            </div>
          </div>
          <p class="soft">{tellOdds('odds.share')}</p>
          {armies || isRefusal(outcome) ? null : <Gist outcome={outcome} />}
        </div>
      </Frame>
    </System.Provider>
  );
}

function Masthead() {
  return (
    <div class="odds-mast">
      <Wordmark />
      <h1>{tellOdds('odds.title')}</h1>
      <p>{tellOdds('odds.lead')}</p>
    </div>
  );
}

function Sides({ entered: { mode, own, foe }, onChange }: FormProps) {
  const melee = mode === 'melee';
  return (
    <>
      <SideForm
        title={tellOdds(melee ? 'odds.charger' : 'odds.attacker')}
        typed={own}
        onChange={(typed) => onChange({ own: typed })}
      />
      <SideForm
        title={tellOdds(melee ? 'odds.defender' : 'odds.target')}
        typed={foe}
        onChange={(typed) => onChange({ foe: typed })}
      />
    </>
  );
}

function Armies({ entered: { ownArmy, foeArmy }, onChange }: FormProps) {
  return (
    <>
      <ArmyForm title={tellOdds('odds.attacker')} value={ownArmy} onChange={(army) => onChange({ ownArmy: army })} />
      <ArmyForm title={tellOdds('odds.target')} value={foeArmy} onChange={(army) => onChange({ foeArmy: army })} />
    </>
  );
}

interface ToldProps {
  readonly units: Units | Refusal;
  readonly outcome: Outcome | Refusal;
}

function Told({ units, outcome }: ToldProps) {
  if (isRefusal(units)) return <Wrong refusal={units} />;
  if (isRefusal(outcome)) return <Wrong refusal={outcome} />;
  return (
    <>
      <Unread units={units} />
      {'wearing' in outcome ? <AttackResult {...outcome} /> : <MeleeResult answer={outcome} />}
    </>
  );
}

function Unread({ units: { own, foe } }: { readonly units: Units }) {
  const strange = [...new Set([...own.unit.notSimulated, ...foe.unit.notSimulated])];
  const unread = own.unread || foe.unread;
  if (!unread && strange.length === 0) return null;
  return (
    <Notice meaning="wait">
      {unread ? <p>{tellOdds('odds.unread')}</p> : null}
      {strange.length === 0 ? null : <p>{tellOdds('odds.notSimulated', { names: strange.join(', ') })}</p>}
    </Notice>
  );
}

function Wrong({ refusal: { message, refused } }: { readonly refusal: Refusal }) {
  return (
    <Notice meaning="loss" rules={refused}>
      <p>{message}</p>
    </Notice>
  );
}
