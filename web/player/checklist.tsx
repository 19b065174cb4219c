/** What the pack asks everybody about themselves before they play: a tap an answer, kept with name and time. */
import type { MePart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { Button } from '../parts/button.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { shortTime } from '../text/format.ts';
import { say } from '../text/player.tsx';
import { usePlayer } from './context.ts';

type Prompt = MePart['prompts'][number];

export function Checklist({ me }: { readonly me: MePart }) {
  const open = me.prompts.filter(({ given }) => given === null).length;
  if (me.prompts.length === 0) return null;
  return (
    <details class="fold">
      <summary>
        {say('checklist.title')}
        <span class="soft">&nbsp;{say('checklist.open', { count: open })}</span>
      </summary>
      <ul class="checklist">
        {me.prompts.map((prompt) => (
          <li key={prompt.rule}>
            <p lang="en">{prompt.question}</p>
            <Answered prompt={prompt} />
            <Answers prompt={prompt} />
            <RuleLinks rules={[prompt.rule]} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Answered({ prompt: { given, at } }: { readonly prompt: Prompt }) {
  if (given === null) return null;
  return (
    <p>
      <Badge meaning="good">{given}</Badge> {at === null ? null : <span class="soft">{shortTime(at)}</span>}
    </p>
  );
}

function Answers({ prompt: { rule, about, answer, given } }: { readonly prompt: Prompt }) {
  const { outbox } = usePlayer();
  const words = answer === 'tick' ? [say('rules.yes')] : [say('rules.yes'), say('rules.no')];
  return (
    <p class="step-buttons">
      {words
        .filter((word) => word !== given)
        .map((word) => (
          <Button key={word} onClick={() => void outbox.send({ type: 'answer-prompt', rule, about, answer: word })}>
            {word}
          </Button>
        ))}
    </p>
  );
}
