/** The texts that stand in a source, for tests that read what people read. */

/** Every text of a source, with `{1}`, `{2}` where it fills something in, and whether a refusal says it directly. */
export function textsIn(source: string): readonly { readonly text: string; readonly refused: boolean }[] {
  const plain = source.replace(/\/\*[^]*?\*\//g, '').replace(/^[ ]*\/\/.*$/gm, '');
  const found: { text: string; refused: boolean }[] = [];
  for (const match of plain.matchAll(/'(?:[^'\\\n]|\\.)*'|`/g)) {
    const { 0: text, index } = match;
    const refused = /refuse\(\s*'[a-z-]+',\s*$/.test(plain.slice(0, index));
    found.push({ text: text === '`' ? templateAt(plain, index + 1) : text.slice(1, -1), refused });
  }
  return found;
}

/** A template up to its end: what it fills in is only counted. */
function templateAt(source: string, start: number): string {
  let [text, places, depth] = ['', 0, 0];
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (depth === 0 && letter === '`') return text;
    if (depth === 0 && source.startsWith('${', at)) {
      text += `{${(places += 1)}}`;
      at += 1;
      depth = 1;
    } else if (depth === 0) text += letter;
    else depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
  }
  return text;
}
