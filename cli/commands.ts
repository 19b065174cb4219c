/** Every command, in the order that `muster --help` shows them. A new one is a file and a line here. */
import { add } from './commands/add.ts';
import { backup, restoreBackup, upgrade } from './commands/backup.ts';
import { armyCheck, armyGenerate, armyImport } from './commands/army.ts';
import { battle, replayCommand } from './commands/battle.ts';
import { watch } from './commands/watch.ts';
import { work } from './commands/work.ts';
import { check } from './commands/check.ts';
import { checkIn } from './commands/check-in.ts';
import { conformance } from './commands/conformance.ts';
import { demo } from './commands/demo.ts';
import { doCommand } from './commands/do.ts';
import { drop } from './commands/drop.ts';
import { exportEvent } from './commands/export.ts';
import { generate } from './commands/generate.ts';
import { importEvent } from './commands/import.ts';
import { layout } from './commands/layout.ts';
import { link } from './commands/link.ts';
import { newEvent } from './commands/new.ts';
import { odds } from './commands/odds.ts';
import { pair } from './commands/pair.ts';
import { pairings } from './commands/pairings.ts';
import { rankings } from './commands/rankings.ts';
import { result } from './commands/result.ts';
import { end, roundClose, roundStart } from './commands/round.ts';
import { rules } from './commands/rules.ts';
import { crew, score } from './commands/score.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { standings } from './commands/standings.ts';
import { start } from './commands/start.ts';
import { terrain } from './commands/terrain.ts';
import { hitBottle, hitDetect, hitLastRound, hitTiles } from './commands/the-hit.ts';
import { hitBattle, hitGang } from './commands/the-hit-battle.ts';
import { verify } from './commands/verify.ts';
import type { CommandSpec } from './spec.ts';

export const COMMANDS: readonly CommandSpec[] = [
  serve,
  work,
  backup,
  restoreBackup,
  upgrade,
  newEvent,
  add,
  checkIn,
  start,
  pair,
  pairings,
  roundStart,
  result,
  standings,
  rankings,
  roundClose,
  drop,
  end,
  link,
  doCommand,
  exportEvent,
  importEvent,
  verify,
  check,
  odds,
  armyImport,
  armyCheck,
  armyGenerate,
  battle,
  replayCommand,
  watch,
  simulate,
  layout,
  terrain,
  score,
  crew,
  hitDetect,
  hitBottle,
  hitLastRound,
  hitTiles,
  hitGang,
  hitBattle,
  conformance,
  demo,
  generate,
  rules,
];
