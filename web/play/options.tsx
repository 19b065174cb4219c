/** What can be chosen of a pack before a game of one’s own. Whoever never opens it loads nothing of it. */
import '../desk/option-form.css';
import { createContext } from 'preact';
import { useContext, useState } from 'preact/hooks';
import type { OptionFormProps } from '../desk/option-form.tsx';
import { later } from '../parts/later.tsx';
import { begins } from '../text/play.ts';

const OptionsContext = createContext<OptionFormProps | null>(null);

const FORM = later(async () => {
  const { OptionForm } = await import('../desk/option-form.tsx');
  return () => {
    const props = useContext(OptionsContext);
    return props === null ? null : <OptionForm {...props} />;
  };
});

export function OptionsFold(props: OptionFormProps) {
  const [shown, setShown] = useState(false);
  return (
    <details class="fold play-options" open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>{begins('options')}</summary>
      {shown ? (
        <OptionsContext.Provider value={props}>
          <p class="soft">{begins('optionsHint')}</p>
          <FORM.View />
        </OptionsContext.Provider>
      ) : null}
    </details>
  );
}
