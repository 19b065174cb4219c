/** Names of units, sides and deeds on the page. Words of the rules are English in every language. */
import type { ArmySide } from '../../core/systems/firefight/rules/rounds.ts';
import { English } from '../parts/english.tsx';
import type { BattleView, BoardUnit } from './engine/view.ts';

export const DEED_WORDS = {
  hold: 'Hold',
  idle: 'Idle',
  advance: 'Advance',
  rush: 'Rush',
  charge: 'Charge',
  consolidate: 'Consolidate',
} as const;

/** What a unit is called: its number on the board and its name. */
export function unitName({ units }: BattleView, id: string): string {
  const found = units.find((unit) => unit.id === id);
  return found ? `${id} ${found.name}` : id;
}

/** Which models of which unit. */
export function modelName(view: BattleView, id: string): string {
  const [unit = '', model = ''] = id.split('.');
  return `${unitName(view, unit)}, ${model}`;
}

export function inchesText(inches: number): string {
  return `${Math.round(inches * 10) / 10}"`;
}

/** An army in its colour, with its letter. */
export function Army({ view, side }: { readonly view: BattleView; readonly side: ArmySide }) {
  return (
    <span class={`ff-army ff-side-${side}`}>
      <span class="ff-disc" aria-hidden="true">
        {side}
      </span>
      <English>
        <bdi>{view.names[side] === '' ? side : view.names[side]}</bdi>
      </English>
    </span>
  );
}

/** A unit in one line: its profile, and how it is. */
export function Profile({ unit }: { readonly unit: BoardUnit }) {
  const { quality, defense, rules, weapons, left, size } = unit;
  const head = [size > 1 ? `${left}/${size}` : '', `Q${quality}+`, `D${defense}+`, ...rules].filter(
    (word) => word !== '',
  );
  return (
    <p class="ff-profile">
      <English>
        {head.join(' · ')}
        <br />
        {weapons.join(' · ')}
      </English>
    </p>
  );
}

/** How a unit is: wounds, Shaken, Fatigued. */
export function States({ unit: { wounds, shaken, fatigued } }: { readonly unit: BoardUnit }) {
  const words = [wounds > 0 ? `${wounds} × Wound` : '', shaken ? 'Shaken' : '', fatigued ? 'Fatigued' : ''];
  const shown = words.filter((word) => word !== '');
  return shown.length === 0 ? null : (
    <span class="ff-states">
      <English>{shown.join(', ')}</English>
    </span>
  );
}
