/** A QR code, black on white in every theme, with the quiet zone that cameras need. */
import './qr.css';
import { useMemo } from 'preact/hooks';
import { encode } from 'uqr';

const QUIET = 4;

export interface QrProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

export function Qr({ text, label }: QrProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}

/** The dark modules as one path, a stroke for each run in a row. */
function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map((run) => {
      return `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`;
    }),
  );
  return { size, path: runs.join('') };
}
