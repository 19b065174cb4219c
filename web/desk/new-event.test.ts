/** What the folded options say of what is chosen in them. */
import '../../tests/web/english.ts';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { steamroller2015 } from '../../core/systems/steamroller-2015/pack.ts';
import type { OptionValues } from '../../core/event/types.ts';
import { speak } from '../text/vocabulary.ts';
import { FormatOptions } from './new-event.tsx';

test('the fold of the options says what is on, and “none” where nothing is', async () => {
  await speak('en');
  const summary = (values: OptionValues) => {
    const html = renderToString(h(FormatOptions, { options: steamroller2015.options.specs, values, onChange: String }));
    return /<summary>[^]*?<\/summary>/.exec(html)?.[0] ?? '';
  };
  expect(summary({})).toContain('Variants: none');
  expect(summary({})).not.toContain('Death Clock');
  expect(summary({ variants: ['death-clock'] })).toContain('Variants: Death Clock');
});
