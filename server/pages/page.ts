/** The frame of the few pages that the server writes itself: masthead, ways and languages as on the pages of web/. */
import type { IncomingHttpHeaders } from 'node:http';
import { languageOf } from './language.ts';

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

interface Words {
  readonly name: string;
  readonly skip: string;
  readonly home: string;
  readonly onPage: string;
  readonly language: string;
  /** Above a page that is in English only. */
  readonly english: string | null;
  /** What is found at an address where nothing is. */
  readonly nothing: readonly [title: string, sentence: string];
  readonly ways: readonly (readonly [address: string, name: string, what: string])[];
}

/** The words of the frame. Those of web/ are the same (`scripts/docs.test.ts`). */
const WORDS = {
  en: {
    name: 'English',
    skip: 'Skip to the content',
    home: 'All events',
    onPage: 'On this page',
    language: 'Language',
    english: null,
    nothing: ['Nothing here', 'There is nothing at this address. It may be mistyped, or the page may be gone.'],
    ways: [
      ['/play', 'Play', 'A game at home or at the club, on everybody’s own phone.'],
      ['/', 'Events', 'Tournaments on this server: pairings, results and standings.'],
      ['/odds', 'Odds', 'Exact chances of an attack in Firefight.'],
      ['/layouts', 'Tables', 'Deployments and scenarios, drawn to scale.'],
      ['/learn', 'Learn', 'Move models, and see what scores and why.'],
      ['/rules', 'Rules', 'Every rule that Muster knows, with its ID.'],
      ['/help', 'Help', 'Guides for organisers, players and developers.'],
    ],
  },
  de: {
    name: 'Deutsch',
    skip: 'Zum Inhalt springen',
    home: 'Alle Turniere',
    onPage: 'Auf dieser Seite',
    language: 'Sprache',
    english: 'Diese Seite gibt es nur auf Englisch.',
    nothing: [
      'Hier ist nichts',
      'Unter dieser Adresse gibt es nichts. Vielleicht ist sie vertippt, oder die Seite ist weg.',
    ],
    ways: [
      ['/play', 'Spielen', 'Ein Spiel zu Hause oder im Club, jeder am eigenen Handy.'],
      ['/', 'Turniere', 'Turniere auf diesem Server: Paarungen, Ergebnisse und Tabelle.'],
      ['/odds', 'Chancen', 'Genaue Chancen eines Angriffs in Firefight.'],
      ['/layouts', 'Tische', 'Aufstellungen und Szenarien, maßstäblich gezeichnet.'],
      ['/learn', 'Üben', 'Modelle bewegen und sehen, was wertet und warum.'],
      ['/rules', 'Regeln', 'Jede Regel, die Muster kennt, mit ihrer ID.'],
      ['/help', 'Hilfe', 'Anleitungen für Veranstalter, Spieler und Entwickler.'],
    ],
  },
} as const satisfies Readonly<Record<string, Words>>;

export type Language = keyof typeof WORDS;

/** Who reads a page, and at which address. */
export interface Reader {
  readonly language: Language;
  readonly path: string;
}

interface Asked {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(WORDS, tag);

/** The language that the address asks for (`?language=de`); null where it asks for none that there is. */
export function chosenLanguage({ url }: Asked): Language | null {
  const tag = /[?&]language=(\w+)/.exec(url)?.[1] ?? '';
  return isLanguage(tag) ? tag : null;
}

export function readerOf(asked: Asked): Reader {
  const tag = chosenLanguage(asked) ?? languageOf(asked.headers, Object.keys(WORDS));
  const [path = '/'] = asked.url.split('?');
  return { language: isLanguage(tag) ? tag : 'en', path };
}

/** A whole page, in English inside the frame. `body` is HTML already. */
export function pageOf(title: string, body: string, reader: Reader): string {
  const { english } = WORDS[reader.language];
  const note = english === null ? '' : `<p lang="${reader.language}">${english}</p>\n`;
  return framed(title, `${note}${body}`, reader, 'en');
}

/** What somebody sees at an address where nothing is: every way from there. */
export function nothingPage(reader: Reader): string {
  const { nothing, ways } = WORDS[reader.language];
  const [title, sentence] = nothing;
  const cards = ways.map(([address, name, what]) => `<li><a href="${address}">${name}</a>${what}</li>`);
  const body = `<h1>${title}</h1>\n<p>${sentence}</p>\n<ul class="cards">\n${cards.join('\n')}\n</ul>`;
  return framed(title, body, reader, reader.language);
}

function framed(title: string, body: string, { language, path }: Reader, spoken: string): string {
  const words: Words = WORDS[language];
  const ways = words.ways.map(([address, name]) => `<a href="${address}">${name}</a>`);
  const tags = Object.entries<Words>(WORDS).map(
    ([tag, { name }]) =>
      `<a href="${escaped(path)}?language=${tag}" lang="${tag}"${tag === language ? ' aria-current="true"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Muster</title>
<link rel="stylesheet" href="/api/style.css">
</head>
<body>
<a class="skip-link" href="#content">${words.skip}</a>
<header><a class="wordmark" href="/" aria-label="Muster: ${words.home}">Muster</a>${contentsOf(body, words)}</header>
<main id="content" lang="${spoken}">
${body}
</main>
<nav class="ways" aria-label="Muster">${ways.join('\n')}</nav>
<footer aria-label="${words.language}">${tags.join('\n')}</footer>
</body>
</html>
`;
}

/** The headings of a long page as ways to them. */
function contentsOf(body: string, { onPage }: Words): string {
  const headings = [...body.matchAll(/<h2 id="([^"]+)">([^]*?)<\/h2>/g)];
  if (headings.length < 2) return '';
  const links = headings.map(
    ([, id = '', name = '']) => `<a href="#${id}" lang="en">${name.replaceAll(/<[^<>]*>/g, '')}</a><br>`,
  );
  return `\n<nav class="contents" aria-label="${onPage}"><p>${onPage}</p>\n${links.join('\n')}</nav>`;
}
