/** A battle on a page: what the engine says, what is chosen, and what is sent. One at a time is open. */
import { effect, signal } from '@preact/signals';
import { type Refusal, isRefusal } from '../../core/rules/refusal.ts';
import type { LayoutPoint } from '../../core/table/layout/layout.ts';
import type { BattleAction } from '../../core/systems/firefight/battle/action.ts';
import type { RecordEntry } from '../../core/systems/firefight/battle/record.ts';
import type { MissionPart } from '../../core/systems/firefight/battle/view.ts';
import type { RuleId } from '../../core/rules/rule-ids.ts';
import type { PlayerName } from '../../core/systems/firefight/players/levels.ts';
import type { ArmySide, ByArmy } from '../../core/systems/firefight/rules/rounds.ts';
import type { DieAsked, Thrown } from '../../core/systems/firefight/rules/dice.ts';
import type { Chosen, Seen, Told } from './engine/messages.ts';
import type { BattleView } from './engine/view.ts';
import type { Ask } from './engine.ts';
import { type Pace, type Player, keepBattle, keptBattle } from './kept.ts';
import { byItself } from './tabs.ts';
import { Pick } from './pick.ts';
import type { Shared } from './shared.ts';
import { type WayBack, choosable, firstChosen, isSettingUp, pauseAfter, sideToDecide, wayBack } from './turn.ts';

export type Players = ByArmy<Player>;

/** A step as far as its dice go. */
type OnDice = (thrown: readonly Thrown[]) => Promise<Seen | DieAsked | Refusal>;

export class Game {
  readonly view = signal<BattleView | null>(null);
  readonly told = signal<readonly Told[]>([]);
  readonly record = signal('');
  readonly problem = signal<Refusal | null>(null);
  /** Something else was decided first: what was sent last does not count. */
  readonly overtaken = signal(false);
  readonly failed = signal(false);
  readonly pace = signal<Pace>('slow');
  /** The die that somebody has to throw, and those of this step that were thrown. */
  readonly wanted = signal<{ readonly asked: DieAsked; readonly thrown: readonly Thrown[] } | null>(null);
  /** What the log has led to on the board. */
  readonly spot = signal<LayoutPoint | null>(null);
  /** The moment that is looked at instead of now, by its entries. */
  readonly moment = signal<{ readonly entries: number; readonly view: BattleView } | null>(null);
  /** There was no room to keep it. */
  readonly unkept = signal(false);
  /** A decision is on its way to the server. */
  readonly sent = signal(false);
  readonly players: Players;
  /** What it was begun with; null for a record from elsewhere. */
  readonly begunWith: Chosen | null;
  /** The server's battle that this is; null for one that is on this device alone. */
  readonly shared: Shared | null;
  /** What is picked on the board for the decision that is asked for. */
  readonly pick: Pick;
  private readonly ask: Ask;
  /** Counts what the engine said, so that what comes late is not taken for what was asked last. */
  private turn = 0;
  /** Everything of these armies is set up for whoever has them. */
  private readonly settingUp = new Set<ArmySide>();
  /** The step that waits for dice. */
  private step: OnDice | null = null;
  private known: readonly RecordEntry[] = [];
  private news: { readonly mission: MissionPart; readonly entries: readonly RecordEntry[] } | null = null;
  private following = false;
  /** The target that was named before the unit held. */
  private meant: string | null = null;
  /** The moment that the address names. */
  private opensAt: number | null = null;
  /** Nothing of it is kept on this device: what might have been. */
  readonly passing: boolean;
  constructor(
    players: Players,
    chosen: Chosen | null,
    ask: Ask,
    { shared = null, passing = false }: { readonly shared?: Shared | null; readonly passing?: boolean } = {},
  ) {
    this.players = players;
    this.begunWith = chosen;
    this.ask = ask;
    this.pick = new Pick(ask, this.view);
    this.shared = shared;
    this.passing = passing;
  }

  /** Follows the server's battle, and says what it refuses. */
  join({ follow, onRefused }: Shared, at: number | null = null): void {
    this.opensAt = at;
    onRefused(({ code, message, rules }) => {
      this.sent.value = false;
      this.settingUp.clear();
      // Two pages of one player: the other one was first, and what it decided is on its way.
      if (code === 'moved-on') this.overtaken.value = true;
      else this.problem.value = { code: 'illegal-action', message, refused: rules as RuleId[] };
    });
    follow((mission, entries) => {
      this.news = { mission, entries };
      void this.takeNews();
    });
    this.onAgreed();
  }

  /** What is asked first was there before both had agreed to play. */
  private onAgreed(): void {
    if (this.toAgree().length === 0) return;
    const stop = effect(() => {
      const view = this.toAgree().length === 0 ? this.view.value : null;
      if (view === null) return;
      stop();
      void this.next(view, null);
    });
  }

  private async takeNews(): Promise<void> {
    if (this.following) return;
    this.following = true;
    for (let { news } = this; news !== null; news = this.news) {
      this.news = null;
      const { mission, entries } = news;
      const from = this.known.findIndex((entry, at) => entries[at]?.hash !== entry.hash);
      const same = from === -1 ? this.known.length : from;
      if (this.view.value !== null && same === this.known.length && same === entries.length) continue;
      this.known = entries;
      const rest = entries.slice(same);
      const got =
        this.view.value === null
          ? await this.ask('load', { record: JSON.stringify({ ...mission, entries }) })
          : await this.ask('follow', { from: same, entries: rest });
      void this.follow(got);
      const { opensAt } = this;
      this.opensAt = null;
      if (opensAt !== null && opensAt < this.told.value.length) void this.look(opensAt);
    }
    this.following = false;
  }

  async begin(chosen: Chosen): Promise<void> {
    if (this.pace.value === 'hand') await this.onDice((thrown) => this.ask('beginByHand', { chosen, thrown }));
    else await this.follow(await this.ask('begin', { chosen }));
  }

  async load(record: string): Promise<void> {
    const isKept = keptBattle()?.record === record;
    const got = await this.ask('load', { record });
    const now = isKept ? keptBattle() : null;
    // Meanwhile another tab has gone on with it.
    if (now !== null && now.record !== record) await this.load(now.record);
    else await this.follow(got);
  }

  /** Who has still to agree to an army that is past its limits: until then nobody decides. */
  toAgree(): readonly ArmySide[] {
    return this.shared?.battle.value?.toAgree ?? [];
  }

  agree(): void {
    this.shared?.send({ type: 'agree' });
  }

  /** Whether somebody here decides now. */
  isMine(): boolean {
    const view = this.view.value;
    const side = view && sideToDecide(view);
    return (
      side !== null &&
      this.players[side] === 'person' &&
      !this.sent.value &&
      !this.awaitsDie() &&
      this.toAgree().length === 0
    );
  }

  /** The last decision waits for a die that somebody throws, on whichever device. */
  awaitsDie(): boolean {
    return this.shared?.battle.value?.awaiting !== undefined;
  }

  /** Whether it is thrown here: a die of nobody's, or of a computer's army, is. */
  throwsHere(): boolean {
    const by = this.shared?.battle.value?.awaiting?.by;
    return by !== undefined && this.shared?.side !== null && (by === null || this.players[by] !== 'away');
  }

  /** The die that is awaited shows this. */
  throwAwaited(face: number): void {
    const { awaiting, made = 0 } = this.shared?.battle.value ?? {};
    this.overtaken.value = false;
    if (awaiting) this.shared?.send({ type: 'throw', after: made, number: awaiting.number, face });
  }

  undoable(): WayBack | null {
    return this.wanted.value === null && !this.awaitsDie()
      ? wayBack(this.told.value, this.players, this.pace.value === 'hand')
      : null;
  }

  async answer(action: BattleAction): Promise<void> {
    if (this.shared) this.sendDecision(action);
    else if (this.pace.value === 'hand') await this.onDice((thrown) => this.ask('answerByHand', { action, thrown }));
    else await this.follow(await this.ask('answer', { action }));
  }

  /** The die that was asked for shows this. */
  async throwDie(face: number): Promise<void> {
    const { wanted } = this;
    if (wanted.value === null) return;
    const { asked, thrown } = wanted.value;
    await this.throwOn([...thrown, { kind: asked.wants, who: asked.who, face }]);
  }

  /** The last die was entered wrong. */
  async takeDieBack(): Promise<void> {
    await this.throwOn((this.wanted.value?.thrown ?? []).slice(0, -1));
  }

  private async onDice(step: OnDice): Promise<void> {
    this.step = step;
    await this.throwOn([]);
  }

  private async throwOn(thrown: readonly Thrown[]): Promise<void> {
    const got = await this.step?.(thrown);
    if (got === undefined) return;
    if ('wants' in got) {
      this.wanted.value = { asked: got, thrown };
      return;
    }
    this.wanted.value = null;
    await this.follow(got);
  }

  /** The computer sets up everything of this side that is still to be set up. */
  async setUpForMe(): Promise<void> {
    const side = this.view.value && sideToDecide(this.view.value);
    if (side === null || this.settingUp.has(side)) return;
    this.settingUp.add(side);
    if (this.view.value) await this.next(this.view.value, null);
  }

  async undo(): Promise<void> {
    const back = this.undoable();
    if (back === null) return;
    if (this.shared) this.shared.send({ type: 'go-back', to: back.to });
    else await this.follow(await this.ask('undo', { entries: back.to }));
  }

  /** Holds, so as to shoot at this one. */
  async shootAt(unit: string, target: string): Promise<void> {
    this.meant = target;
    await this.answer({ do: 'act', unit, action: 'hold', moves: {} });
  }

  /** Looks at the board after so many entries; `spot`: where something happened then. */
  async look(entries: number | null, spot: LayoutPoint | null = null): Promise<void> {
    this.spot.value = spot;
    const view = entries === null ? null : await this.ask('moment', { entries });
    if (view === null || entries === null) this.moment.value = null;
    else if (!isRefusal(view)) this.moment.value = { entries, view };
  }

  private sendDecision(action: BattleAction): void {
    const side = this.view.value && sideToDecide(this.view.value);
    if (side === null || this.sent.value) return;
    this.sent.value = true;
    this.overtaken.value = false;
    const after = this.told.value.length - 1;
    this.shared?.send({ type: 'decide', side, after, seen: this.known[after - 1]?.hash, action });
  }

  verify() {
    return this.ask('verify', {});
  }

  /** Takes what the engine says; then the computer decides where it is its turn, or the next thing is asked. */
  private async follow(got: Seen | Refusal): Promise<void> {
    const view = this.take(got);
    if (view !== null) await this.next(view, isRefusal(got) ? null : got.forced);
  }

  /** Shows what the engine says, and keeps it; null: it says no. */
  private take(got: Seen | Refusal): BattleView | null {
    if (isRefusal(got)) {
      this.problem.value = got;
      return null;
    }
    const { view, from, told, record } = got;
    this.turn += 1;
    this.pick.clear();
    this.pick.chosen.value = null;
    this.problem.value = null;
    this.pick.proposal.value = null;
    void this.look(null);
    this.view.value = view;
    this.told.value = [...this.told.value.slice(0, from), ...told];
    this.record.value = record;
    this.sent.value = false;
    if (this.shared === null && !this.passing) {
      const over = view.open.ask === 'over';
      this.unkept.value = !keepBattle({ players: this.players, chosen: this.begunWith, record, over });
    }
    return view;
  }

  /** Another tab of this browser has gone on with the battle that both show: this one is about to follow it. */
  private isBehind(): boolean {
    if (this.shared !== null || this.passing || this.unkept.value) return false;
    const kept = keptBattle();
    return kept !== null && kept.record !== this.record.value;
  }

  private async next(view: BattleView, forced: BattleAction | null): Promise<void> {
    const side = sideToDecide(view);
    if (side === null) return;
    const player = this.players[side];
    if (!isSettingUp(view.open.ask)) this.settingUp.clear();
    // Somebody else decides, or this device only watches.
    if (player === 'away' || this.shared?.side === null || this.awaitsDie() || this.toAgree().length > 0) return;
    if (player !== 'person') {
      await this.letDecide(player);
    } else if (this.settingUp.has(side)) {
      await this.decideAs('greedy');
    } else if (forced !== null) {
      await this.answer(forced);
    } else {
      await this.offer(view);
    }
  }

  /** The computer decides at once; its move is shown once what went before could be seen. */
  private async letDecide(player: PlayerName): Promise<void> {
    const last = this.told.value[this.told.value.length - 1];
    const mine = last !== undefined && last.side !== null && this.players[last.side] === 'person';
    const atOnce = (mine && last.dice === 0) || this.settingUp.size > 0 || this.pace.value !== 'slow';
    await this.decideAs(player, atOnce ? 0 : pauseAfter(last));
  }

  /** The computer decides; where dice fall elsewhere than in the engine, it says what it would do. Of several tabs one decides. */
  private async decideAs(as: PlayerName, pause = 0): Promise<void> {
    const { turn } = this;
    const wake = new Promise((seen) => (pause > 0 ? setTimeout(seen, pause) : seen(null)));
    if (this.shared === null && this.pace.value !== 'hand') {
      const got = await byItself(async () => {
        if (this.isBehind()) return null;
        const decided = await this.ask('decide', { as });
        await wake;
        // What was taken back meanwhile, the engine has taken back too.
        if (turn !== this.turn || this.isBehind()) return null;
        return { view: this.take(decided), forced: isRefusal(decided) ? null : decided.forced };
      });
      if (got !== null && got.view !== null) await this.next(got.view, got.forced);
      return;
    }
    const thought = await this.ask('think', { as });
    await wake;
    if (turn !== this.turn || this.isBehind() || isRefusal(thought) || thought.action === null) return;
    await this.answer(thought.action);
  }

  /** What a person finds when a question opens: the only unit chosen, the engine's proposal where one helps. */
  private async offer(view: BattleView): Promise<void> {
    const { ask } = view.open;
    if (choosable(view).length > 0) await this.pick.choose(firstChosen(view));
    const { meant } = this;
    this.meant = null;
    if (ask === 'shoot' && this.pick.choices.value?.shots.some(({ target }) => target === meant))
      await this.pick.aimAt(meant ?? '');
    if (ask !== 'remove' && ask !== 'land') return;
    const { turn } = this;
    const got = await this.ask('plain', {});
    if (turn === this.turn && !isRefusal(got)) this.pick.proposal.value = got;
  }
}
