/** How the pages look that the server writes itself: as those of web/, without their script. */
export const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --band: #13202f; --on-band: #f7f4ed; }
@media (prefers-color-scheme: dark) { :root { --band: #0b1622; } }
* { box-sizing: border-box; }
body { display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: Canvas; color: CanvasText; }
.skip-link { position: absolute; left: -999px; }
.skip-link:focus { left: 0; z-index: 1; padding: 1rem; background: Canvas; }
header, .ways { padding: .25rem 1rem; background: var(--band); color: var(--on-band); }
header a, .ways a { color: inherit; }
header :focus-visible, .ways :focus-visible { outline-color: #f0e442; }
.ways, footer { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
footer { padding: 1rem; border-top: 1px solid GrayText; }
.ways a, footer a, header a { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; }
.wordmark { font-size: 1.1rem; font-weight: 800; text-decoration: none; }
.contents { display: none; }
main { flex: 1; min-width: 0; padding: 1rem; }
main > :not(.cards) { max-width: 66rem; }
h1, h2, h3 { line-height: 1.2; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid GrayText; }
td:first-child { white-space: nowrap; }
td a { display: inline-block; min-width: 44px; padding-block: .65rem; }
tr:target { outline: 3px solid Highlight; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { white-space: pre-wrap; }
pre, code { overflow-wrap: anywhere; }
summary { min-height: 44px; align-content: center; cursor: pointer; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem; padding: 0; list-style: none; }
.cards li { padding: 1rem; border: 1px solid GrayText; border-radius: 8px; }
.cards a { display: flex; align-items: center; min-height: 44px; font-weight: 700; }
@media (min-width: 1280px) {
  body { display: grid; grid-template: 1fr auto auto / clamp(18rem, 26vw, 24rem) minmax(0, 1fr); }
  header { grid-area: 1 / 1 / 3 / 2; padding: 1rem 1.5rem; }
  .contents { display: block; position: sticky; top: 0; max-height: calc(100vh - 9rem); overflow-y: auto; }
  .ways { position: sticky; bottom: 0; grid-area: 3 / 1; padding: .25rem 1.5rem 1rem; }
  main { grid-area: 1 / 2; padding: 1.5rem 2rem; }
  footer { grid-area: 3 / 2; padding-inline: 2rem; }
}
@media (min-width: 1600px) {
  main > :not(.cards) { max-width: 80rem; }
  main > table { display: table; width: 100%; }
}
`;
