/** The interface as a page for people, made of the same schemas as the one for programs. */
import { isPlainObject } from '../../core/journal/json.ts';
import { ROUTES, type RoutePolicy } from '../policy.ts';
import { type Reader, escaped, pageOf } from './page.ts';

/** As much of an OpenAPI document as the page shows. */
export interface ApiDocument {
  readonly paths?: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

export function apiPage({ paths = {}, components = {} }: ApiDocument, reader: Reader): string {
  const routes = Object.entries(ROUTES).map(([key, policy]) => routeSection(key, policy, paths));
  const shapes = Object.entries(components.schemas ?? {}).map(([name, schema]) => details(name, schema));
  return pageOf(
    'Interface',
    `<h1>The interface</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. A link’s token goes in the header
<code>Authorization: Bearer …</code>. What is refused comes as <code>{code, message, rules}</code>.</p>
${routes.join('\n')}
<h2>Shapes</h2>
${shapes.join('\n')}`,
    reader,
  );
}

function routeSection(key: string, { who, what }: RoutePolicy, paths: Readonly<Record<string, unknown>>): string {
  const [method = '', url = ''] = key.split(' ');
  const path = paths[url.replaceAll(/:(\w+)/g, '{$1}')];
  const operation = isPlainObject(path) ? path[method.toLowerCase()] : undefined;
  const shape = operation === undefined ? '' : details('Shapes of it', operation);
  return `<h2><code>${escaped(key)}</code></h2>
<p>${escaped(what)}. For: ${escaped(typeof who === 'string' ? who : who.join(', '))}.</p>
${shape}`;
}

function details(name: string, shape: unknown): string {
  const text = escaped(JSON.stringify(shape, null, 2));
  return `<details><summary>${escaped(name)}</summary><pre>${text}</pre></details>`;
}
