/** The languages by their own names, so that whoever reads only one of them finds it. The choice is remembered. */
import './language-switch.css';
import { LANGUAGES, TAGS } from '../text/languages.ts';
import { say } from '../text/language.ts';
import { changeLanguage, tag } from '../text/vocabulary.ts';
import { toast } from './status.tsx';

export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={say('app.language')}>
      {TAGS.map((one) => (
        <button
          key={one}
          type="button"
          class="language"
          lang={one}
          aria-pressed={one === tag.value}
          onClick={() => void changeLanguage(one).catch(() => toast(say('home.failed')))}
        >
          {LANGUAGES[one].name}
        </button>
      ))}
    </div>
  );
}
