/** Names of people who might come: of many scripts and lengths, so that nothing that shows a name is spared one. */
import type { Stream } from '../../chance/stream.ts';

const FIRST = words(`
  Ana Bo Cyril Dilara Edda Femi Greta Hana Idris Jonas Katya Lars Mei Nadia Oskar Petra Quentin Rosa Sefa Tomas
  Ursula Viktor Wanda Ximena Yusuf Zoë Aoife Björn Chidi Dagny Emil Frida Goran Hilde Ines Jarek Kaito Lena Mirko
  Noor
`);

const LAST = words(`
  Abara Berg Castellanos Dietrich Eriksen Fontaine Grimaldi Haddad Ibsen Jansen Kowalski Lindqvist Moreau Novák
  Okafor Pereira Quist Rossi Schneider Tanaka Ueda Varga Weber Xu Yilmaz Zeman O’Brien Silva Nguyễn Papadopoulos
  Sørensen Thorne Vance Wolff
`);

/** Names that have broken a programme somewhere. */
const UNUSUAL = [
  'Bea 🦊',
  'Max “Steel” ⚔️ Brandt',
  '👩‍🎨 Kim',
  'Maria-Magdalena Freiin von Hohenstein-Waldburg zu Zeil und Trauchburg-Wolfegg',
  'ليلى حداد',
  'עומר לוי',
  '山田 太郎',
  'Ольга Иванова',
  'Σοφία Παππά',
  'O',
  'Nulla Null',
  "Robert'); DROP",
  '=SUM(A1:A9)',
  'Zalgo Ẑ̈ą̊l',
] as const;

/** Clubs and areas. */
const GROUPS = ['North Side', 'Harbour Guild', 'Old Mill', 'River Rats', 'Tuesday Table', 'Ironworks'] as const;

export interface Cast {
  /** A name that nobody here has yet. */
  readonly name: () => string;
  readonly group: () => string;
}

/** @param unusual how many names of a hundred are unusual ones. */
export function openCast(stream: Stream, unusual: number): Cast {
  const taken = new Set<string>();
  const rare = stream.shuffle(UNUSUAL);
  const candidate = (): string => {
    const odd = stream.below(100) < unusual ? rare.pop() : undefined;
    return odd ?? `${stream.pick(FIRST) ?? ''} ${stream.pick(LAST) ?? ''}`;
  };
  return {
    name: () => {
      let name = candidate();
      for (let again = 0; taken.has(name) && again < 20; again += 1) name = candidate();
      // Two of one name tell themselves apart as people do.
      const first = name;
      for (let number = 2; taken.has(name); number += 1) name = `${first} ${number}`;
      taken.add(name);
      return name;
    },
    group: () => stream.pick(GROUPS) ?? '',
  };
}

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
