/** What the referee of Malifaux keeps of a game. */
export interface ModelNow {
  readonly id: string;
  readonly side: string;
  readonly rank: string | null;
  readonly cost: number | null;
  readonly leader: boolean;
}

export interface Death {
  readonly turn: number;
  readonly victim: string;
  readonly whose: string;
  readonly by: string | null;
  readonly killers: string | null;
  readonly how: string;
}

/** A Scheme as its player took it, and how far it has come. */
export interface Taken {
  readonly side: string;
  readonly scheme: string;
  readonly notes: Readonly<Record<string, unknown>>;
  readonly as: string | null;
  scored: number;
  revealed: boolean;
  /** How many had fallen when it was revealed. */
  revealedAt: number;
  paidIn: number;
  readonly earned: Set<string>;
  placed: number;
}

export type Facts = Readonly<Record<string, unknown>>;

export interface Table {
  readonly models: readonly ModelNow[];
  readonly out: ReadonlySet<string>;
  readonly deaths: readonly Death[];
  readonly turn: number;
}
