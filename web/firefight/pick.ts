/** What is picked on the board before it is decided: a unit, where it is wanted, whom it aims at. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isRefusal } from '../../core/rules/refusal.ts';
import type { Shot } from '../../core/systems/firefight/rules/shots.ts';
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import type { Odds, ShotAim } from './engine/aims.ts';
import type { Drafted, Shown, Wish } from './engine/drafts.ts';
import type { Choices, Hint } from './engine/messages.ts';
import type { BattleView } from './engine/view.ts';
import type { Ask } from './engine.ts';
import { type Reached, fillReach } from './reach.ts';
import { allAt, along, deedsFor, goesFrom, wishAt } from './turn.ts';

export class Pick {
  /** The unit that is chosen, and what it may do. */
  readonly chosen = signal<string | null>(null);
  readonly choices = signal<Choices | null>(null);
  /** The ground that it comes to with each deed. */
  readonly reached = signal<Reached>({});
  /** The deed that was asked for; null: whichever carries it there. */
  readonly deed = signal<'advance' | 'rush' | null>(null);
  /** One model is moved and not its unit. */
  readonly alone = signal(false);
  readonly draft = signal<Drafted | null>(null);
  /** How far it goes, as it was typed. */
  readonly typed = signal('');
  /** Whom it could shoot from where it would stand. */
  readonly ahead = signal<readonly ShotAim[]>([]);
  /** The enemy that is looked at, and the shots that are declared. */
  readonly target = signal<string | null>(null);
  readonly shots = signal<readonly Shot[]>([]);
  readonly shotOdds = signal<readonly (Odds | null)[]>([]);
  /** The models that are picked to fall; null: those that are proposed. */
  readonly falling = signal<readonly string[] | null>(null);
  /** What level 4 would do, once somebody has asked. */
  readonly hint = signal<Hint | null>(null);
  /** What the engine would do: where an answer begins with a proposal. */
  readonly proposal = signal<Shown | null>(null);
  private readonly ask: Ask;
  private readonly view: ReadonlySignal<BattleView | null>;
  /** Counts what was begun, so that what comes late is not taken for what was asked last. */
  private turn = 0;
  private drafting = false;
  private waiting: Wish | null = null;
  private wished: LayoutPoint | null = null;

  constructor(ask: Ask, view: ReadonlySignal<BattleView | null>) {
    this.ask = ask;
    this.view = view;
  }

  async choose(unit: string | null): Promise<void> {
    this.clear();
    this.chosen.value = unit;
    if (unit === null) return;
    const { turn } = this;
    const got = await this.ask('choices', { unit });
    if (turn !== this.turn || isRefusal(got)) return;
    this.choices.value = got;
    void fillReach(this.ask, got, this.reached, () => turn === this.turn);
  }

  /** A place is tapped, or something is dragged there; or it is as far away as somebody has `typed`. */
  async wantPlace(to: LayoutPoint, typed = ''): Promise<void> {
    this.wished = to;
    this.typed.value = typed;
    this.target.value = null;
    const view = this.view.value;
    const wish = view && wishAt(view, this.chosen.value, this.deed.value, to);
    if (wish) await this.want(wish);
  }

  /** So many inches the same way: as it was measured beside real models. */
  async goFar(typed: string): Promise<void> {
    const { middle } = this.choices.value ?? {};
    this.typed.value = typed;
    if (middle && this.wished && Number(typed) > 0)
      await this.wantPlace(along(middle, this.wished, Number(typed)), typed);
  }

  /** Asks for a draft; while one is asked for, only the last of those that follow is asked for after it. */
  async want(wish: Wish): Promise<void> {
    this.waiting = wish;
    if (this.drafting) return;
    this.drafting = true;
    const { turn } = this;
    while (this.waiting !== null && turn === this.turn) {
      const next: Wish = this.waiting;
      this.waiting = null;
      const got = await this.ask('draft', { wish: next });
      if (turn === this.turn && !isRefusal(got)) this.draft.value = got;
    }
    this.drafting = false;
    const action = this.draft.value?.legal?.action;
    if (turn !== this.turn || action?.do !== 'act' || action.action !== 'advance') {
      this.ahead.value = [];
      return;
    }
    const ahead = await this.ask('after', { unit: action.unit, action });
    if (turn === this.turn && !isRefusal(ahead)) this.ahead.value = ahead;
  }

  /** One model is wanted elsewhere, the others as they were sent before. */
  async wantModel(model: string, to: LayoutPoint): Promise<void> {
    const unit = this.chosen.value;
    const ask = this.view.value?.open.ask;
    if (unit === null || (ask !== 'activate' && ask !== 'consolidate')) return;
    const sent = this.draft.value?.legal?.sent ?? {};
    const deeds = ask === 'consolidate' ? (['consolidate'] as const) : deedsFor(this.deed.value);
    await this.want({ kind: 'model', unit, deeds, model, to, sent });
  }

  /** Where what is chosen is wanted by now: where the keys go on from. */
  wantedAt(view: BattleView): LayoutPoint {
    return this.wished ?? goesFrom(view, this.chosen.value === null ? null : this.choices.value);
  }

  /** Looks at an enemy: a charge there is drafted where it may be, shots are declared where they are asked for. */
  async aimAt(target: string): Promise<void> {
    const ask = this.view.value?.open.ask;
    const unit = this.chosen.value;
    const { choices } = this;
    this.target.value = target;
    this.draft.value = null;
    if (unit === null || choices.value === null) return;
    if (ask === 'shoot') await this.declare(allAt(choices.value, target));
    const charge = choices.value.charges.find((one) => one.target === target);
    if (ask === 'activate' && charge?.wrong.length === 0) await this.want({ kind: 'charge', unit, target });
  }

  async declare(shots: readonly Shot[]): Promise<void> {
    this.shots.value = shots;
    const unit = this.chosen.value;
    if (unit === null || shots.length === 0) return;
    const { turn } = this;
    const got = await this.ask('aim', { unit, shots });
    if (turn === this.turn && !isRefusal(got)) this.shotOdds.value = got;
  }

  async askForHint(): Promise<void> {
    const got = await this.ask('hint', {});
    if (isRefusal(got)) return;
    const { action } = got.shown;
    if ('unit' in action && action.unit !== this.chosen.value) await this.choose(action.unit);
    const { turn } = this;
    if ('moves' in action || 'at' in action) this.draft.value = { legal: got.shown, wanted: null };
    if (action.do === 'shoot') await this.declare(action.shots);
    if (turn === this.turn) this.hint.value = got;
  }

  /** Nothing is picked: something else is asked, or another unit is chosen. */
  clear(): void {
    this.turn += 1;
    this.choices.value = null;
    this.reached.value = {};
    this.draft.value = null;
    this.hint.value = null;
    this.ahead.value = [];
    this.target.value = null;
    this.shots.value = [];
    this.shotOdds.value = [];
    this.falling.value = null;
    this.deed.value = null;
    this.alone.value = false;
    this.drafting = false;
    this.waiting = null;
    this.wished = null;
    this.typed.value = '';
  }
}
