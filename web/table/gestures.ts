/** Fingers, mouse and wheel on a table: a tap, a drag of something, moving the view, pinching it. Places in inches. */
import { useEffect, useRef } from 'preact/hooks';
import type { LayoutPoint } from '../../core/table/layout/layout.ts';

/** Left, top, width and height of what is in view, in the drawing's inches (y downwards). */
export type Box = readonly [number, number, number, number];

export interface Handlers {
  /** What is drawn where somebody points. */
  readonly at: (place: LayoutPoint) => string | null;
  /** Whether it can be moved; else a drag that begins on it moves the view, or the page. */
  readonly canDrag: (id: string) => boolean;
  readonly onTap: (place: LayoutPoint, id: string | null) => void;
  /** By how much something is off its place while it is dragged; called once a frame. */
  readonly onDrag: (id: string, by: LayoutPoint) => void;
  /** The end of a drag; null where it was broken off. */
  readonly onDrop: (id: string, by: LayoutPoint | null) => void;
}

/** A finger that moved less has tapped. In CSS pixels. */
const STILL = 6;
const DEEPEST = 8;

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface Gesture {
  readonly id: string | null;
  readonly start: Finger;
  readonly box: Box;
  kind: 'press' | 'drag' | 'pan' | 'pinch';
  readonly apart: number;
}

/** Keeps a view on the whole picture. */
export function boxWithin([left, top, width, height]: Box, whole: Box): Box {
  const [wide, high] = [Math.min(width, whole[2]), Math.min(height, whole[3])];
  const hold = (value: number, from: number, size: number, own: number) =>
    Math.max(from, Math.min(value, from + size - own));
  return [hold(left, whole[0], whole[2], wide), hold(top, whole[1], whole[3], high), wide, high];
}

/** The view so many times as close, with one place where it was. */
export function zoomed(box: Box, whole: Box, times: number, [x, y]: LayoutPoint): Box {
  const scale = Math.min(Math.max(times, box[2] / whole[2]), (box[2] * DEEPEST) / whole[2]);
  return boxWithin([x - (x - box[0]) / scale, y - (y - box[1]) / scale, box[2] / scale, box[3] / scale], whole);
}

export interface View {
  readonly box: Box;
  readonly whole: Box;
  readonly setBox: (box: Box) => void;
}

/** Listens on an element; what it calls may change from one rendering to the next. */
export function useGestures(element: { readonly current: SVGSVGElement | null }, view: View, handlers: Handlers): void {
  const latest = useRef({ view, handlers });
  latest.current = { view, handlers };
  useEffect(() => {
    const own = element.current;
    return own === null ? undefined : new Gestures(own, () => latest.current).listen();
  }, [element]);
}

interface Latest {
  readonly view: View;
  readonly handlers: Handlers;
}

class Gestures {
  private readonly element: SVGSVGElement;
  private readonly latest: () => Latest;
  private readonly fingers = new Map<number, Finger>();
  private gesture: Gesture | null = null;
  private frame = 0;

  constructor(element: SVGSVGElement, latest: () => Latest) {
    this.element = element;
    this.latest = latest;
  }

  /** Until what it returns is called. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    this.element.addEventListener('pointerdown', (event) => this.down(event), { signal });
    this.element.addEventListener('pointermove', (event) => this.move(event), { signal });
    this.element.addEventListener('pointerup', (event) => this.up(event), { signal });
    this.element.addEventListener('pointercancel', (event) => this.cancel(event), { signal });
    // What is under a finger moves, and not the page: `touch-action` of something small in a drawing is not heeded.
    for (const kind of ['touchstart', 'touchmove'] as const) {
      this.element.addEventListener(kind, (event) => this.keepPage(event), { signal, passive: false });
    }
    this.element.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    return () => stop.abort();
  }

  private placeAt({ x, y }: Finger, box: Box): LayoutPoint {
    const { left, top, width } = this.element.getBoundingClientRect();
    const inch = box[2] / width;
    return [box[0] + (x - left) * inch, box[1] + (y - top) * inch];
  }

  private offBy(from: Finger, to: Finger, box: Box): LayoutPoint {
    const inch = box[2] / this.element.getBoundingClientRect().width;
    return [(to.x - from.x) * inch, (to.y - from.y) * inch];
  }

  private holds({ id }: Gesture): boolean {
    return id !== null && this.latest().handlers.canDrag(id);
  }

  private keepPage(event: TouchEvent): void {
    if (event.cancelable && this.gesture !== null && this.holds(this.gesture)) event.preventDefault();
  }

  private breakOff(): void {
    cancelAnimationFrame(this.frame);
    const { gesture } = this;
    this.gesture = null;
    if (gesture?.kind === 'drag' && gesture.id !== null) this.latest().handlers.onDrop(gesture.id, null);
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const { view, handlers } = this.latest();
    const finger = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, finger);
    const [one, other] = [...this.fingers.values()];
    if (one && other) {
      this.breakOff();
      this.gesture = {
        id: null,
        start: middle(one, other),
        box: view.box,
        kind: 'pinch',
        apart: fingerGap(one, other),
      };
      return;
    }
    this.element.setPointerCapture(event.pointerId);
    const id = handlers.at(this.placeAt(finger, view.box));
    this.gesture = { id, start: finger, box: view.box, kind: 'press', apart: 0 };
  }

  private move(event: PointerEvent): void {
    const { gesture } = this;
    if (!this.fingers.has(event.pointerId) || gesture === null) return;
    const finger = { x: event.clientX, y: event.clientY };
    this.fingers.set(event.pointerId, finger);
    if (gesture.kind === 'press' && fingerGap(finger, gesture.start) > STILL) {
      gesture.kind = this.holds(gesture) ? 'drag' : 'pan';
    }
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.follow());
  }

  private follow(): void {
    const { gesture } = this;
    const [one, other] = [...this.fingers.values()];
    if (gesture === null || !one) return;
    const { view, handlers } = this.latest();
    if (gesture.kind === 'pinch' && other) {
      const now = middle(one, other);
      view.setBox(pinched(gesture, view.whole, (finger, box) => this.placeAt(finger, box), now, fingerGap(one, other)));
    } else if (gesture.kind === 'drag' && gesture.id !== null) {
      handlers.onDrag(gesture.id, this.offBy(gesture.start, one, gesture.box));
    } else if (gesture.kind === 'pan') {
      const [dx, dy] = this.offBy(gesture.start, one, gesture.box);
      const [left, top, width, height] = gesture.box;
      view.setBox(boxWithin([left - dx, top - dy, width, height], view.whole));
    }
  }

  private up(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId);
    this.fingers.delete(event.pointerId);
    const { gesture } = this;
    if (finger === undefined || gesture === null) return;
    cancelAnimationFrame(this.frame);
    this.gesture = null;
    const { handlers } = this.latest();
    if (gesture.kind === 'press') handlers.onTap(this.placeAt(gesture.start, gesture.box), gesture.id);
    if (gesture.kind === 'drag' && gesture.id !== null) {
      handlers.onDrop(gesture.id, this.offBy(gesture.start, finger, gesture.box));
    }
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.breakOff();
  }

  private wheel(event: WheelEvent): void {
    // A page is scrolled by the wheel; with the key that zooms a page, the table is.
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { view } = this.latest();
    const place = this.placeAt({ x: event.clientX, y: event.clientY }, view.box);
    view.setBox(zoomed(view.box, view.whole, Math.exp(-event.deltaY / 200), place));
  }
}

function fingerGap(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Finger, other: Finger): Finger {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** What two fingers held stays under them. */
function pinched(
  { start, box, apart: before }: Gesture,
  whole: Box,
  placeAt: (finger: Finger, box: Box) => LayoutPoint,
  now: Finger,
  distance: number,
): Box {
  const held = placeAt(start, box);
  const scaled = zoomed(box, whole, distance / Math.max(1, before), held);
  const under = placeAt(now, scaled);
  return boxWithin([scaled[0] + held[0] - under[0], scaled[1] + held[1] - under[1], scaled[2], scaled[3]], whole);
}
