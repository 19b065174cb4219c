/** Comparisons that float64 decides without rounding. */

/** Splits a float64 into halves whose products are exact (Veltkamp): 2^27 + 1. */
const SPLITTER = 134217729;

/** What is lost when `a * b` is rounded to `product` (Dekker). */
function lost(a: number, b: number, product: number): number {
  const bigA = SPLITTER * a;
  const highA = bigA - (bigA - a);
  const lowA = a - highA;
  const bigB = SPLITTER * b;
  const highB = bigB - (bigB - b);
  const lowB = b - highB;
  return lowA * lowB - (product - highA * highB - lowA * highB - highA * lowB);
}

/**
 * The sign of a·b - c·d, exact for any four factors below 2^480. Rounding keeps order, so only where the rounded products
 * are equal does what they lost decide.
 */
export function compareProducts(a: number, b: number, c: number, d: number): number {
  const left = a * b;
  const right = c * d;
  if (left !== right) return left < right ? -1 : 1;
  return Math.sign(lost(a, b, left) - lost(c, d, right));
}

/** Twice the area of the triangle a, b, c: above 0 where c lies left of the line from a to b, 0 where it lies on it. */
export function turn(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
