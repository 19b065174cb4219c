/** The odds calculator: what is entered on one side, what comes of it on the other, as one types. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import { Choice } from '../parts/choice.tsx';
import { English } from '../parts/english.tsx';
import { Frame, Wordmark } from '../parts/frame.tsx';
import { Notice } from '../parts/notice.tsx';
import { System } from '../parts/rule-links.tsx';
import { simulationOf } from '../simulate/state.ts';
import { tellOdds } from '../text/odds.ts';
import { type Outcome, type Units, isWhole, outcomeOf, unitsOf } from './answer.ts';
import { ArmyForm, Matrix } from './armies.tsx';
import { AttackResult, Gist, MeleeResult } from './results.tsx';
import { SideForm } from './side-form.tsx';
import { type FormProps, SituationForm } from './situation-form.tsx';
import { type Entered, MODES, addressOf, enteredIn } from './state.ts';

/** A browser takes only so many changes of its address in a while. */
const ADDRESS_AFTER = 200;

/** What is entered, as the address has it: what is sent to others, and what Back goes back to. */
function useEntered() {
  const [entered, setEntered] = useState<Entered>(() => enteredIn(location.search, location.hash));
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', addressFor(entered)), ADDRESS_AFTER);
    return () => clearTimeout(timer);
  }, [entered]);
  useEffect(() => {
    const goBack = () => setEntered(enteredIn(location.search, location.hash));
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  const change = (part: Partial<Entered>) => setEntered((known) => ({ ...known, ...part }));
  /** Looks at something else, so that Back comes back. */
  const open = (part: Partial<Entered>) => {
    history.replaceState(null, '', addressFor(entered));
    history.pushState(null, '', addressFor({ ...entered, ...part }));
    change(part);
  };
  return { entered, change, open };
}

function addressFor(entered: Entered): string {
  return location.pathname + addressOf(entered);
}

export function OddsPage() {
  const { entered, change, open } = useEntered();
  const told = useRef<HTMLDivElement>(null);
  const armies = entered.mode === 'armies';
  const units = unitsOf(entered, calledIn(entered));
  const outcome = isWhole(entered) ? outcomeOf(entered, units) : null;
  const see = () => {
    scrollTo({ top: (told.current?.getBoundingClientRect().top ?? 0) + scrollY });
    told.current?.focus({ preventScroll: true });
  };
  const openCell = (part: Partial<Entered>) => {
    open({ ...part, mode: 'attack', markers: '0', fatigued: false, shaken: false });
    // What was pressed is there no more once the attack is drawn.
    setTimeout(see);
  };
  return (
    <System.Provider value="firefight">
      <Frame masthead={<Masthead />}>
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
              {armies || outcome === null || isRefusal(outcome) ? null : <Gist outcome={outcome} onSee={see} />}
            </form>
            <div class="odds-told" ref={told} tabIndex={-1} role="region" aria-label={tellOdds('odds.told')}>
              {outcome === null ? (
                <SeeField />
              ) : armies ? (
                <Matrix entered={entered} onOpen={openCell} />
              ) : (
                <OddsAnswer units={units} outcome={outcome} />
              )}
            </div>
          </div>
          {armies ? (
            <p>
              <a href={simulationOf(entered.ownArmy, entered.foeArmy)}>{tellOdds('odds.simulate')}</a>
            </p>
          ) : null}
          <p class="soft">{tellOdds('odds.share')}</p>
        </div>
      </Frame>
    </System.Provider>
  );
}

function SeeField() {
  return (
    <Notice meaning="wait">
      <p>{tellOdds('odds.seeField')}</p>
    </Notice>
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

/** How the page calls the two. */
function calledIn({ mode }: Entered) {
  const melee = mode === 'melee';
  return {
    own: tellOdds(melee ? 'odds.charger' : 'odds.attacker'),
    foe: tellOdds(melee ? 'odds.defender' : 'odds.target'),
  };
}

function Sides({ entered, onChange }: FormProps) {
  const { own, foe } = calledIn(entered);
  return (
    <>
      <SideForm
        title={own}
        typed={entered.own}
        army={entered.ownArmy}
        onChange={(typed) => onChange({ own: typed })}
        onArmy={(ownArmy) => onChange({ ownArmy })}
      />
      <SideForm
        title={foe}
        typed={entered.foe}
        army={entered.foeArmy}
        onChange={(typed) => onChange({ foe: typed })}
        onArmy={(foeArmy) => onChange({ foeArmy })}
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

function OddsAnswer({ units, outcome }: ToldProps) {
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
      <p>
        <English>{message}</English>
      </p>
    </Notice>
  );
}
