/** A drawing of core on a page, in the page's own colours. */
import './drawing.css';
import { type ComponentChild, h } from 'preact';
import { layoutPicture } from '../../core/table/drawing/layout-drawing.ts';
import type { SvgNode } from '../../core/table/drawing/svg.ts';
import type { Layout } from '../../core/table/layout/layout.ts';
import { sayDrawing } from '../text/layouts.ts';

/** A node of a drawing and all in it. */
export function drawn({ tag, attributes, children }: SvgNode): ComponentChild {
  return h(tag, attributes, ...children.map((child) => (typeof child === 'string' ? child : drawn(child))));
}

export interface LayoutDrawingProps {
  readonly layout: Layout;
  /** Begins the ids of its patterns: two drawings on a page need two. */
  readonly id: string;
  /** A small picture: no letters and no measures. */
  readonly small?: boolean;
}

export function LayoutDrawing({ layout, id, small = false }: LayoutDrawingProps) {
  const picture = layoutPicture(small ? { ...layout, measures: [] } : layout, id, sayDrawing);
  return <div class={small ? 'drawing-frame drawing-small' : 'drawing-frame'}>{drawn(picture)}</div>;
}
