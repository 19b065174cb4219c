/** What this player must not miss, loud and on top of every panel until they say that they have seen it. */
import './alerts.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Alert } from '../../core/event/views.ts';
import { Button } from '../parts/button.tsx';
import { Shape } from '../parts/badge.tsx';
import { listed } from '../text/format.ts';
import { say } from '../text/language.ts';
import { usePlayer } from './context.ts';

/** Felt in a pocket, and unlike what a message does. */
const BUZZ = [400, 150, 400];

export function Alerts() {
  const { store, event, entrant } = usePlayer();
  const [seen] = useState(() => openSeen(`muster-alerts ${event} ${entrant}`));
  const alerts = (store.part('me')?.alerts ?? []).filter(({ id }) => !seen.ids.value.includes(id));
  const latest = alerts[alerts.length - 1]?.id;
  useEffect(() => {
    // Not every device can, and none does before it was first touched.
    if (latest !== undefined && 'vibrate' in navigator) navigator.vibrate(BUZZ);
  }, [latest]);
  return (
    <div class="alerts" role="alert">
      {alerts.map((alert) => (
        <div key={alert.id} class="alert">
          <Shape meaning="wait" />
          <p class="alert-text">{textOf(alert)}</p>
          <Button onClick={() => seen.add(alert.id)}>{say('alert.seen')}</Button>
        </div>
      ))}
    </div>
  );
}

function textOf(alert: Alert): string {
  switch (alert.kind) {
    case 'unseated':
      return say('alert.unseated', { round: alert.round });
    case 'moved':
      return movedText(alert);
    case 'ruling': {
      const { topic, text, table } = alert;
      return table === null ? say('alert.ruling', { topic, text }) : say('alert.rulingHere', { topic, text, table });
    }
    case 'called':
      return alert.more === 0
        ? say('alert.called', { label: alert.label })
        : say('alert.calledMore', { label: alert.label, count: alert.more });
    case 'extended':
      return say('alert.extended', { count: alert.minutes });
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

/** What was seen on this device. */
function openSeen(key: string) {
  const ids = signal<readonly string[]>(read(key));
  return {
    ids,
    add: (id: string) => {
      ids.value = [...ids.value, id].slice(-KEPT);
      try {
        localStorage.setItem(key, JSON.stringify(ids.value));
      } catch {
        // A browser that keeps nothing tells it again on the next visit.
      }
    },
  };
}

function read(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
