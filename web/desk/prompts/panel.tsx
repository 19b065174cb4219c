/** What the pack asks people rather than machines, by the moment it asks it. The answers are kept with the event. */
import { roundOfGame } from '../../../core/event/game-id.ts';
import { useState } from 'preact/hooks';
import type { DeskPart } from '../../../core/event/views.ts';
import { nameIn, useEntrants } from '../../event/context.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { RuleLinks } from '../../parts/rule-links.tsx';
import { TextArea } from '../../parts/text-area.tsx';
import { shortTime } from '../../text/format.ts';
import { say } from '../../text/language.ts';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';

type Prompt = DeskPart['prompts'][number];

const MOMENTS = ['set-up', 'check-in', 'round', 'game', 'result', 'forfeit', 'disqualification', 'award'] as const;

export function PromptsPanel() {
  const prompts = useDeskPart()?.prompts ?? [];
  const open = prompts.filter(({ given, required }) => given === null && required);
  return (
    <>
      <div class="panel-head">
        <h2>{tell('prompts.title')}</h2>
        <Badge meaning={open.length > 0 ? 'wait' : 'good'}>
          {open.length > 0 ? tell('prompts.needed', { count: open.length }) : tell('prompts.noneNeeded')}
        </Badge>
      </div>
      <p class="soft">{tell('prompts.hint')}</p>
      {MOMENTS.map((moment) => (
        <Moment key={moment} moment={moment} prompts={prompts.filter((prompt) => prompt.moment === moment)} />
      ))}
    </>
  );
}

function Moment({ moment, prompts }: { readonly moment: Prompt['moment']; readonly prompts: readonly Prompt[] }) {
  if (prompts.length === 0) return null;
  const open = prompts.filter(({ given }) => given === null).length;
  return (
    <details class="fold pane" open={open > 0 && moment !== 'set-up' && moment !== 'check-in'}>
      <summary>
        {tell(`moment.${moment}`)}
        <span class="soft">{tell('prompts.open', { count: open })}</span>
      </summary>
      <ul class="lines">
        {prompts.map((prompt) => (
          <li key={`${prompt.rule} ${prompt.about}`}>
            <PromptLine prompt={prompt} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PromptLine({ prompt }: { readonly prompt: Prompt }) {
  const desk = useDesk();
  const { rule, about, question, given, required, by, at } = prompt;
  const answer = (text: string) =>
    void desk.send({ type: 'answer-prompt', rule, about, answer: text }, tell('did.prompt', { rule }));
  return (
    <div class="stack line-text">
      <About about={about} />
      <p lang="en">{question}</p>
      {given === null ? (
        required ? (
          <p>
            <Badge meaning="wait">{tell('prompts.required')}</Badge>
          </p>
        ) : null
      ) : (
        <p>
          <Badge meaning="good">{tell('prompts.answered')}</Badge> {given}{' '}
          {by === null || at === null ? null : (
            <span class="soft">{tell('prompts.by', { who: by.name ?? roleName(by.role), time: shortTime(at) })}</span>
          )}
        </p>
      )}
      <Answer key={given} prompt={prompt} onAnswer={answer} />
      <RuleLinks rules={[rule]} />
    </div>
  );
}

/** Staff by what they are. */
function roleName(role: string): string {
  const known = (['organiser', 'judge', 'scorekeeper'] as const).find((one) => one === role);
  return known === undefined ? '' : tell(`role.${known}`);
}

/** A game or a player that the question is about; nothing where it is the event. */
function About({ about }: { readonly about: string }) {
  const { store } = useDesk();
  const entrants = useEntrants();
  if (about === 'event' || about.startsWith('round ')) return null;
  const round = roundOfGame(about);
  const table = store.part(`games/${round}`)?.[about]?.table;
  const text = round === 0 ? nameIn(entrants, about) : say('rulings.where', { round, table: table ?? '–' });
  return <p class="soft">{text}</p>;
}

interface AnswerProps {
  readonly prompt: Prompt;
  readonly onAnswer: (text: string) => void;
}

function Answer({ prompt: { answer, given, question }, onAnswer }: AnswerProps) {
  const [text, setText] = useState(given ?? '');
  switch (answer) {
    case 'tick':
      return given === null ? (
        <div class="actions">
          <Button onClick={() => onAnswer(tell('prompts.done'))}>{tell('prompts.done')}</Button>
        </div>
      ) : null;
    case 'yes-no':
      return (
        <div class="actions">
          <Button onClick={() => onAnswer(say('rules.yes'))}>{say('rules.yes')}</Button>
          <Button onClick={() => onAnswer(say('rules.no'))}>{say('rules.no')}</Button>
        </div>
      );
    case 'text':
      return (
        <details class="fold">
          <summary aria-label={`${tell('prompts.answer')}: ${question}`}>{tell('prompts.answer')}</summary>
          <div class="form">
            <TextArea label={tell('prompts.answer')} value={text} onInput={setText} />
            <div class="actions">
              <Button why={text.trim() === '' ? tell('why.noText') : null} onClick={() => onAnswer(text.trim())}>
                {tell('form.save')}
              </Button>
            </div>
          </div>
        </details>
      );
  }
}
