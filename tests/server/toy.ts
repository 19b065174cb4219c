/** The smallest rules that use everything a record offers: storage is tested with them, apart from any game. */
import { type Sealed, sealed, valueOf } from '../../core/journal/seal.ts';
import type { Ruleset } from '../../core/journal/types.ts';
import { refuse } from '../../core/rules/refusal.ts';
import type { Rules } from '../../server/records/live.ts';

interface ToyState {
  readonly total: number;
  readonly said: readonly Sealed<string>[];
  readonly lots: string;
  /** When the bell rings next. */
  readonly bell: number | null;
  readonly rung: number;
}

type ToyCommand =
  | { readonly type: 'add'; readonly amount: number }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'set-bell'; readonly at: number }
  | { readonly type: 'ring' }
  | { readonly type: 'renew-lots'; readonly lots: string }
  | { readonly type: 'break' };

type ToyEntry =
  | { readonly type: 'added'; readonly amount: number }
  | { readonly type: 'said'; readonly text: Sealed<string>; readonly by: string }
  | { readonly type: 'bell-set'; readonly at: number }
  | { readonly type: 'rung'; readonly link: string | null }
  | { readonly type: 'lots-renewed'; readonly lots: string; readonly from: number };

const toy: Ruleset<ToyState, ToyCommand, ToyEntry> = {
  name: 'toy',
  version: 1,
  begin: ({ lots, options }) =>
    options === 'impossible'
      ? refuse('bad-setting', 'Toys cannot do that.')
      : { total: 0, said: [], lots, bell: null, rung: 0 },
  decide: ({ total, rung }, { body, by }, chance) => {
    switch (body.type) {
      case 'add':
        return body.amount < 0 && total + body.amount < 0
          ? refuse('too-few', 'There is not so much to take.', 'OS-PAIR-01')
          : [{ type: 'added', amount: body.amount }];
      case 'say':
        return [{ type: 'said', text: sealed('text', body.text, chance.nonce()), by: by.entrant ?? '' }];
      case 'set-bell':
        return [{ type: 'bell-set', at: body.at }];
      case 'ring':
        return rung >= 3 ? refuse('over', 'The bell is worn out.') : [{ type: 'rung', link: chance.link(1) }];
      case 'renew-lots':
        return [{ type: 'lots-renewed', lots: body.lots, from: 2 }];
      case 'break':
        throw new Error('a bug, with Somebody’s Name in its message');
    }
  },
  evolve: (state, entries) => entries.reduce((now, { body }) => after(now, body), state),
  shared: ({ total, rung, said }) => ({ total: { total, rung }, said: said.map((text) => valueOf(text) ?? null) }),
  own: () => ({}),
  due: ({ bell, rung }) => (bell === null ? [] : [{ key: `bell ${rung}`, at: bell, command: { type: 'ring' } }]),
  explain: () => ({}),
  touches: ({ type }) => [type],
  lasting: ({ type }) => (type === 'rung' ? 'It was heard.' : null),
  published: (_header, entries) => entries,
  upcasts: {},
};

export const toyRules: Rules = toy;

function after(state: ToyState, body: ToyEntry): ToyState {
  switch (body.type) {
    case 'added':
      return { ...state, total: state.total + body.amount };
    case 'said':
      return { ...state, said: [...state.said, body.text] };
    case 'bell-set':
      return { ...state, bell: body.at };
    case 'rung':
      return { ...state, bell: null, rung: state.rung + 1 };
    case 'lots-renewed':
      return { ...state, lots: body.lots };
  }
}
