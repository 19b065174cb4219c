/** The frame of the few pages that the server writes itself. */

/** Text as HTML text or as the value of an attribute. */
export function escaped(text: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

/** The ways of every page (`web/parts/ways.tsx`). */
const WAYS = [
  ['/play', 'Play'],
  ['/', 'Events'],
  ['/odds', 'Odds'],
  ['/layouts', 'Tables'],
  ['/learn', 'Learn'],
  ['/rules', 'Rules'],
  ['/help', 'Help'],
] as const;

/** A whole page. `body` is HTML already. */
export function pageOf(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Muster</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<nav>${WAYS.map(([address, name]) => `<a href="${address}">${name}</a>`).join('\n')}</nav>
<main>
${body}
</main>
</body>
</html>
`;
}

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; max-width: 60rem; margin: 0 auto; padding: .25rem 1rem; }
nav a { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.2; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid GrayText; }
td:first-child { white-space: nowrap; }
tr:target { outline: 3px solid Highlight; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { white-space: pre-wrap; }
pre, code { overflow-wrap: anywhere; }
summary { min-height: 44px; align-content: center; cursor: pointer; }
`;
