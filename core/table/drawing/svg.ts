/** A drawing as plain data: SVG elements, written as text for a file or rendered as they are by a page. */

export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

export function svg(
  tag: string,
  attributes: SvgNode['attributes'],
  ...children: readonly (SvgNode | string)[]
): SvgNode {
  return { tag, attributes, children };
}

/** The node and all in it as SVG text. */
export function svgText({ tag, attributes, children }: SvgNode): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : svgText(child)));
  return inner.length === 0 ? `<${tag}${named.join('')}/>` : `<${tag}${named.join('')}>${inner.join('')}</${tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A coordinate in a drawing: a thousandth of an inch is enough. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
