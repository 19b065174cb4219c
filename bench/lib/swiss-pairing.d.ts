declare module 'swiss-pairing' {
  interface Side {
    readonly id: string | null;
    readonly points: number;
  }
  interface Pairing {
    getMatchups(
      round: number,
      participants: readonly { readonly id: string; readonly seed: number }[],
      matches: readonly { readonly round: number; readonly home: Side; readonly away: Side }[],
    ): readonly { readonly home: string; readonly away: string | null }[];
  }
  export default function swissPairing(options: { readonly maxPointsPerRound: number }): Pairing;
}
