import { describe, expect, test } from 'vitest';
import type { Configured } from '../../../event/pack.ts';
import type { OptionValues } from '../../../event/types.ts';
import { isRefusal } from '../../../rules/refusal.ts';
import { configure, formatOf } from './configure.ts';
import { formatToOptions } from '../format/format-options.ts';
import { OPTIONS } from './options.ts';
import { PRESETS } from '../format/presets.ts';

function configured(given: OptionValues): Configured {
  const done = configure(given);
  if (isRefusal(done)) throw new Error(done.message);
  return done;
}

describe('options', () => {
  test('are those of the first format when nobody chooses, and stay what they are', () => {
    const { options } = configured({});
    expect(formatOf(options)).toEqual(PRESETS[0]?.format);
    expect(configured(options).options).toEqual(options);
    expect(Object.keys(options).sort()).toEqual(OPTIONS.map(({ id }) => id).sort());
    expect(options).toEqual(Object.fromEntries(OPTIONS.map(({ id, default: standard }) => [id, standard])));
  });

  test('load a known format, refined by what a new event says beside it', () => {
    const { options } = configured({ preset: 'battle-20-0', rounds: 5, tieBreaks: ['wins', 'difference:vp'] });
    expect(formatOf(options)).toMatchObject({
      name: 'Battle points 20–0',
      rounds: 5,
      tieBreaks: ['wins', 'difference:vp'],
    });
    expect(options.preset).toBe('');
  });

  test('that are all there are replaced by what is loaded into them', () => {
    const { options } = configured({ rounds: 5 });
    expect(formatOf(configured({ ...options, preset: 'chess' }).options)).toEqual(
      PRESETS.find(({ id }) => id === 'chess')?.format,
    );
  });

  test('take a format file as text and as JSON', () => {
    const format = PRESETS[2]?.format;
    expect(formatOf(configured({ format: JSON.stringify(format) }).options)).toEqual(format);
    expect(formatOf(configured({ format: format as never }).options)).toEqual(format);
  });

  test('read lines as people write them', () => {
    const { options } = configured({
      scores: ['VP', 'kills: Kills, ..30', 'obj: Objectives held,2..'],
      decidedBy: 'vp',
      pointsFor: 'bands',
      bands: ['0:10-10', ' 6 : 11 – 9', '11: 12.5/7.5'],
      byeScores: ['vp 12-8'],
      tieBreaks: ['difference:vp', 'score:kills'],
    });
    const format = formatOf(options);
    expect(format.scores).toEqual([
      { id: 'vp', label: 'VP', min: 0, max: null },
      { id: 'kills', label: 'Kills', min: 0, max: 30 },
      { id: 'obj', label: 'Objectives held', min: 2, max: null },
    ]);
    expect(format.points).toEqual({
      kind: 'bands',
      bands: [
        { from: 0, winner: 10, loser: 10 },
        { from: 6, winner: 11, loser: 9 },
        { from: 11, winner: 12.5, loser: 7.5 },
      ],
    });
    expect(options.scores).toEqual(['vp: VP', 'kills: Kills, 0..30', 'obj: Objectives held, 2..']);
    expect(formatToOptions(format)).toMatchObject({ bands: ['0: 10–10', '6: 11–9', '11: 12.5–7.5'] });
  });

  test.each<[OptionValues, string, string]>([
    [{ colour: 'red' }, 'no option “colour”', 'OS-FMT-01'],
    [{ preset: 'poker' }, 'There is no such format', 'OS-FMT-06'],
    [{ format: '{' }, 'Line 1: this is not JSON', 'OS-FMT-01'],
    [{ scores: 'vp' }, 'Score columns: give a list', 'OS-FMT-01'],
    [{ scores: ['vp: VP', ''] }, 'Score columns, line 2: “” cannot be read', 'OS-FMT-01'],
    [{ scores: ['vp: VP, 9..3'] }, 'below the column’s least', 'OS-FMT-03'],
    [{ pointsFor: 'bands', bands: ['0: 10–10', 'six'] }, 'Bands, line 2: “six” cannot be read', 'OS-FMT-01'],
    [{ pointsFor: 'bands', bands: ['0: 1.2.3–10'] }, 'points.bands[0].winner must be a number', 'OS-FMT-02'],
    [{ pointsFor: 'places', places: ['5', 'x'] }, 'Points by place, line 2', 'OS-FMT-01'],
    [{ pointsFor: 'luck' }, 'points.kind must be one of', 'OS-FMT-01'],
    [{ byeScores: ['vp'] }, 'Scores for a bye, line 1', 'OS-FMT-01'],
    [{ forfeitScores: [3] }, 'Scores for a forfeit, line 1', 'OS-FMT-01'],
    [{ rounds: -1 }, 'rounds must be a whole number', 'OS-FMT-02'],
    [{ win: NaN }, 'points.win must be a number', 'OS-FMT-02'],
    [{ cutTo: 1 }, 'cut.to must be a whole number', 'OS-FMT-02'],
    [{ reseed: 'yes', cutTo: 4 }, 'cut.reseed must be true or false', 'OS-FMT-01'],
  ])('%j is refused', (given, text, rule) => {
    const refusal = configure(given);
    expect(refusal).toMatchObject({ message: expect.stringContaining(text) });
    expect(isRefusal(refusal) && refusal.refused).toContain(rule);
  });

  test('that were never configured are a bug', () => {
    expect(() => formatOf({ rounds: -1 })).toThrow('never configured');
  });
});

describe('what is in force', () => {
  test.each(PRESETS.map(({ id }) => id))('%s is said in a few sentences without a warning', (preset) => {
    const { inForce, warnings } = configured({ preset });
    expect(inForce.map(({ text }) => text).join(' ')).toMatch(/Points: .*Tie-breaks: .*Paired/);
    expect(warnings).toEqual([]);
  });

  test('warns of what is unlikely to be meant', () => {
    const given = { preset: 'chess', byePoints: 2, forfeitWinner: 3, cutTo: 8, tieBreaks: [] };
    expect(configured(given).warnings.flatMap(({ rules }) => rules)).toEqual(
      expect.arrayContaining(['OS-SCORE-08', 'OS-SCORE-09', 'OS-CUT-01', 'OS-RANK-04']),
    );
    expect(configured({ preset: 'battle-20-0', pairing: 'piles', cutTo: 4, rounds: 3 }).inForce).toHaveLength(4);
  });
});
