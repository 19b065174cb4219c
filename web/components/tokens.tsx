/** The tokens by sight: surfaces with their text, meanings with theirs, and the steps of the type. */
import { MEANINGS, Shape } from '../parts/badge.tsx';
import { words } from '../text/components.ts';

const SURFACES = ['page', 'sheet', 'sunk', 'band', 'band-raised', 'action', 'alarm'];
const STEPS = ['xs', 's', 'm', 'l', 'xl', '2xl'];

export function Tokens() {
  return (
    <section class="part" id="tokens" aria-labelledby="tokens-head">
      <h2 id="tokens-head">{words().tokens}</h2>
      <p>{words()['tokens.for']}</p>
      <h3>{words()['tokens.surfaces']}</h3>
      <ul class="swatches">
        {SURFACES.map((name) => (
          <li key={name} class={`swatch swatch-${name}`}>
            {name}
          </li>
        ))}
        {MEANINGS.map((meaning) => (
          <li key={meaning} class={`swatch swatch-${meaning}`}>
            <Shape meaning={meaning} /> {meaning}
          </li>
        ))}
      </ul>
      <h3>{words()['tokens.type']}</h3>
      <ul class="steps">
        {STEPS.map((step) => (
          <li key={step} class={`step-${step}`}>
            type-{step}
          </li>
        ))}
      </ul>
    </section>
  );
}
