/** The words of the big screens; see screen.ts. */
import { roomEn } from './room-en.ts';

export const screenEn = {
  'screen.settings': 'What this screen shows',
  'screen.open': 'Settings',
  'screen.done': 'Show it',
  'screen.full': 'Full screen',
  'screen.autoHint':
    'Automatic: how to join before round 1, pairings when a round is published, then the clock, and standings in between.',
  'screen.join': 'Scan to join, or type',
  'screen.wifi': 'Wi-Fi:',
  ...roomEn,
  'screen.rows': {
    one: '{count} line fits in type that people can read from there.',
    other: '{count} lines fit in type that people can read from there.',
  },
  'screen.event': 'Event',
  'screen.choose': 'Choose the event',
  'screen.page': '{range} · page {page} of {pages}',
  'screen.places': 'Places {from}–{to}',
  'screen.tables': 'Tables {from}–{to}',
  'screen.asOf': 'as of {time}',
  'screen.staleSince': 'No word from the server since {time}',
  'screen.staleNever': 'No word from the server',
  'screen.long': {
    one: 'One full cycle takes {count} second. Add a second screen or choose a shorter distance.',
    other: 'One full cycle takes {count} seconds. Add a second screen or choose a shorter distance.',
  },
  'screen.told': 'The desk decides what screen {code} shows. Choices made here have no effect.',
  'screen.hold': 'Hold this page',
  'screen.goOn': 'Go on',
  'screen.wait': 'Pairings of round 1 appear here.',
  'screen.noStandings': 'Standings appear here after the first results.',
  'screen.over': 'Final standings',
  'screen.podium': 'Prize-giving',
  'screen.podiumWait': 'The first three places appear here at the prize-giving.',
  'screen.noClock': 'The clock appears here with the next round.',
} as const;
