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
<main>
${body}
</main>
</body>
</html>
`;
}

export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
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
