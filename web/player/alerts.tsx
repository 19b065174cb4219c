/** What this player must not miss, loud and on top of every panel until they say that they have seen it. */
import './alerts.css';
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Alert } from '../../core/event/views.ts';
import { textsOf } from '../../core/journal/json.ts';
import { route } from '../event/route.ts';
import { Button } from '../parts/button.tsx';
import { Shape } from '../parts/badge.tsx';
import { keep, keptJson } from '../parts/device.ts';
import { listed } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';
import { tabOf } from './tabs.ts';

/** Felt in a pocket, and unlike what a message does. */
const BUZZ = [400, 150, 400];

export function Alerts() {
  const { store, event, entrant } = usePlayer();
  // Only the device knows what was seen on it: the server draws none, or one that was seen would flash by.
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => setSeen(openSeen(`muster-alerts ${event} ${entrant}`)), [event, entrant]);
  const alerts = unseen(store.part('me')?.alerts ?? [], seen);
  const latest = alerts[alerts.length - 1]?.at ?? 0;
  const felt = useRef(0);
  useEffect(() => {
    // Not every device can, and none does before it was first touched. One that was seen uncovers none that is new.
    if (latest > felt.current && 'vibrate' in navigator) navigator.vibrate(BUZZ);
    felt.current = Math.max(felt.current, latest);
  }, [latest]);
  const shown = inSight(alerts);
  const more = alerts.length - shown.length;
  return (
    <div class="alerts" role="alert">
      {shown.map((alert) => (
        <div key={alert.id} class="alert">
          <Shape meaning="wait" />
          <p class="alert-text">{textOf(alert)}</p>
          <SeenButton alert={alert} onSeen={() => seen?.add(alert.id)} />
          {more > 0 && alert === shown[shown.length - 1] ? (
            <span class="alert-more">{say('alert.more', { count: more })}</span>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** What asks for an answer leads to it: seen alone would be taken for the answer. */
function SeenButton({ alert, onSeen }: { readonly alert: Alert; readonly onSeen: () => void }) {
  if (alert.kind !== 'confirm') return <Button onClick={onSeen}>{say('alert.seen')}</Button>;
  const check = () => {
    onSeen();
    if (tabOf(route.peek().tab) === 'now') showStep();
    else {
      // Another panel begins at its top; this one then goes on to its step.
      addEventListener('hashchange', showStep, { once: true });
      location.hash = '#now';
    }
  };
  return <Button onClick={check}>{say('alert.check')}</Button>;
}

/** Once the panel is drawn, without the notice on top of it. */
function showStep(): void {
  requestAnimationFrame(() => document.querySelector('.step button')?.scrollIntoView({ block: 'center' }));
}

function unseen(alerts: readonly Alert[], seen: Seen | null): readonly Alert[] {
  return seen === null ? [] : alerts.filter(({ id }) => !seen.ids.value.includes(id));
}

/** Where to sit stays in sight; of the rest the latest, and the others when that is seen: a phone is small. */
function inSight(alerts: readonly Alert[]): readonly Alert[] {
  const isSeat = ({ kind }: Alert) => kind === 'moved' || kind === 'unseated';
  return [...alerts.filter(isSeat), ...alerts.filter((alert) => !isSeat(alert)).slice(-1)];
}

function textOf(alert: Alert): string {
  switch (alert.kind) {
    case 'unseated':
      return say('alert.unseated', { round: alert.round });
    case 'moved':
      return movedText(alert);
    case 'ruling':
      return say('alert.ruling', { topic: alert.topic, text: alert.text });
    case 'called': {
      const { label, more } = alert;
      if (more === 0) return say('alert.called', { label });
      return say('alert.calledMore', { label, minutes: say('clock.minutes', { count: more }) });
    }
    case 'extended':
      return say('alert.extended', { minutes: say('clock.minutes', { count: alert.minutes }) });
    case 'confirm':
      return say('alert.confirm', { name: alert.by });
    case 'answered':
      return alert.reply === '' ? say(`alert.answered.${alert.about}`) : say('alert.reply', { reply: alert.reply });
    case 'announced':
      return say('alert.announced', { text: alert.text });
  }
}

function movedText({ table, opponents, round }: Extract<Alert, { kind: 'moved' }>): string {
  if (opponents.length === 0) return say('alert.bye', { round });
  const names = listed(opponents);
  return table === null ? say('alert.opponent', { names }) : say('alert.moved', { table, names });
}

/** More than anybody is told in a day. */
const KEPT = 200;

type Seen = ReturnType<typeof openSeen>;

/** What was seen on this device. */
function openSeen(key: string) {
  const ids = signal<readonly string[]>(read(key));
  return {
    ids,
    add: (id: string) => {
      ids.value = [...ids.value, id].slice(-KEPT);
      keep(key, JSON.stringify(ids.value));
    },
  };
}

function read(key: string): readonly string[] {
  return textsOf(keptJson(key));
}
