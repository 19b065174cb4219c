/** What a command is: its words, what it needs, and what it does. Everything heavy is loaded when it is run. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Refusal } from '../core/rules/refusal.ts';

/** The world outside, so that a test can be one. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** All of standard input. */
  readonly input: () => Promise<Uint8Array>;
  /** The same line by line, as somebody types them. */
  readonly lines: () => AsyncIterable<string>;
  /** Resolves when the person asks a running server to stop. */
  readonly stopped: () => Promise<unknown>;
}

/** What a command came to: for programs, and for people. */
export interface Answer {
  readonly data: unknown;
  readonly text: string;
  /** It was done, and what it found is not good: exit 1. */
  readonly failed?: boolean;
}

export type Outcome = Answer | Refusal;

type OptionValue = string | number | boolean | readonly string[] | undefined;
export type Options = Readonly<Record<string, OptionValue>>;

export interface Asked {
  readonly io: Io;
  /** The words after the command, in order. */
  readonly words: readonly string[];
  readonly options: Options;
}

export interface CommandSpec {
  /** The name with its words: `pair`, `add [names...]`, `round close`. */
  readonly usage: string;
  readonly summary: string;
  readonly define: (command: Command) => Command;
  readonly run: (asked: Asked) => Promise<Outcome>;
}

export function textOf(options: Options, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(options: Options, name: string): number | undefined {
  const value = options[name];
  return typeof value === 'number' ? value : undefined;
}

export function listOf(options: Options, name: string): readonly string[] {
  const value = options[name];
  return typeof value === 'object' ? value : [];
}

/** A whole number in a range, or a usage error. */
export function whole(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

/** Which event: a file of its own, a data folder, or a running server. */
export function onEvent(command: Command): Command {
  return where(command).option('--event <id>', 'which event, where there are several');
}

export function where(command: Command): Command {
  return command
    .addOption(new Option('--file <path>', 'an event in a file of its own').conflicts(['data', 'server']))
    .addOption(new Option('--data <folder>', 'the data folder of a server that is not running').conflicts('server'))
    .option('--server <url>', 'a running server, or the organiser’s link to it')
    .option('--token <token>', 'the organiser’s token for --server (or MUSTER_TOKEN)');
}

/** Commands that the organiser may send against a rule. */
export function overridable(command: Command): Command {
  return command.option('--override <reason>', 'set a rule aside; everybody can read the reason');
}
