/** Figures as people read them, and how a long test tells what it counted. */

export type Figures = Readonly<Record<string, number>>;

/** `1,000 cycles, 23,456 acknowledged` */
export function figuresText(figures: Figures): string {
  return Object.entries(figures)
    .map(([what, many]) => `${many.toLocaleString('en')} ${what}`)
    .join(', ');
}

/** `npm run test:full` prints these lines at its end. */
export function tellCounted(name: string, figures: Figures): void {
  console.log(`counted: ${name}: ${figuresText(figures)}`);
}
