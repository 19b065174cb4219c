/**
 * Angles without the engine's own trigonometry, whose last digits differ from one browser to the next: only + - * / and
 * square roots, which do not.
 */

/** A number that grows with the angle from (ux, uy) to (vx, vy), turning left: from 0 to below 4, one for each right angle. */
export function leftTurn(ux: number, uy: number, vx: number, vy: number): number {
  const ahead = ux * vx + uy * vy;
  const left = ux * vy - uy * vx;
  if (left >= 0) return ahead > 0 ? left / (ahead + left) : left > 0 ? 1 - ahead / (left - ahead) : ahead < 0 ? 2 : 0;
  return ahead < 0 ? 2 + left / (left + ahead) : 3 + ahead / (ahead - left);
}

/** The angle in radians that {@link leftTurn} measures, from 0 to 2π, to some 1e-15. */
export function leftAngle(ux: number, uy: number, vx: number, vy: number): number {
  const ahead = ux * vx + uy * vy;
  const left = ux * vy - uy * vx;
  const size = Math.sqrt(ahead * ahead + left * left);
  if (size === 0) return 0;
  // The tangent of half an acute angle: left over (size + ahead).
  const quarter = arcOf(Math.abs(left), size + Math.abs(ahead)) * 2;
  const acute = ahead >= 0 ? quarter : Math.PI - quarter;
  return left >= 0 ? acute : 2 * Math.PI - acute;
}

/** arctan(rise / run) for 0 ≤ rise ≤ run: halved twice, then the series. */
function arcOf(rise: number, run: number): number {
  let tangent = rise / run;
  tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  tangent /= 1 + Math.sqrt(1 + tangent * tangent);
  const square = tangent * tangent;
  let sum = 0;
  for (let odd = 27; odd > 0; odd -= 2) sum = 1 / odd - square * sum;
  return 4 * tangent * sum;
}
