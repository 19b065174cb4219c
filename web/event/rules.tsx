/** Everything that was decided before the event and holds in it: the pack, what was chosen, what was set aside and why. */
import './rules.css';
import type { ComponentChildren } from 'preact';
import type { EventPart, PackPart } from '../../core/event/views.ts';
import { Badge } from '../parts/badge.tsx';
import { English } from '../parts/english.tsx';
import { NewerEdition } from '../parts/newer-edition.tsx';
import { Notice } from '../parts/notice.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { day, listed } from '../text/format.ts';
import { tellEvent } from '../text/event.ts';
import { say } from '../text/language.ts';
import { askedIn } from './asked-options.ts';
import { useStore } from './context.ts';
import { OptionList } from './option-list.tsx';

export function Rules() {
  const store = useStore();
  const [event, pack] = [store.part('event'), store.part('pack')];
  if (!event || !pack) return null;
  const asked = askedIn(pack.options, pack.values);
  const [open, folded] = [false, true].map((wanted) => asked.filter((option) => option.folded === wanted));
  return (
    <>
      <h2>{tellEvent('rules.title')}</h2>
      {pack.published || event.phase !== 'registration' ? null : (
        <Notice meaning="wait">
          <p>{tellEvent('rules.unpublished')}</p>
        </Notice>
      )}
      <div class="rules">
        <Pack event={event} pack={pack} />
        <InForce pack={pack} />
        <SetAside pack={pack} />
        <HouseRules pack={pack} />
        <Documents pack={pack} />
        <Information pack={pack} />
        <Block title={tellEvent('rules.options')}>
          <OptionList options={open ?? []} values={pack.values} />
        </Block>
        <details class="readings">
          <summary>{tellEvent('rules.readings')}</summary>
          <p class="soft">{say('rules.readingsHint')}</p>
          <OptionList options={folded ?? []} values={pack.values} />
        </details>
      </div>
    </>
  );
}

function Block({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="rules-block">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Pack({ event, pack }: { readonly event: EventPart; readonly pack: PackPart }) {
  const { organiser, judges } = event;
  return (
    <Block title={tellEvent('rules.pack')}>
      <p class="rules-pack" lang="en">
        {pack.title}
      </p>
      <NewerEdition system={event.system} />
      {organiser === '' ? null : <p>{say('event.organiser', { name: organiser })}</p>}
      {judges.length === 0 ? null : <p>{say('event.judges', { count: judges.length, names: listed(judges) })}</p>}
      <p>
        <a class="rules-reference" href={`/rules/${encodeURIComponent(event.system)}`}>
          {say('rules.reference')}
        </a>
      </p>
      {pack.hasFormatFile ? (
        <p>
          <a class="rules-reference" href={`/api/events/${encodeURIComponent(event.id)}/format`} download>
            {tellEvent('rules.formatFile')}
          </a>
        </p>
      ) : null}
    </Block>
  );
}

function InForce({ pack }: { readonly pack: PackPart }) {
  return (
    <Block title={tellEvent('rules.inForce')}>
      {pack.inForce.length === 0 ? <p>{tellEvent('rules.standard')}</p> : null}
      <ul class="rules-list">
        {pack.inForce.map(({ text, rules }, index) => (
          <li key={index}>
            <p lang="en">{text}</p>
            <RuleLinks rules={rules} />
          </li>
        ))}
      </ul>
      {pack.warnings.map(({ text, rules }, index) => (
        <Notice key={index} meaning="wait" title={tellEvent('rules.warnings')} rules={rules}>
          <p lang="en">{text}</p>
        </Notice>
      ))}
    </Block>
  );
}

function SetAside({ pack }: { readonly pack: PackPart }) {
  if (pack.setAside.length === 0) return null;
  return (
    <Block title={tellEvent('rules.setAside')}>
      {pack.setAside.map(({ what, reason, rules }, index) => (
        <Notice key={index} meaning="wait" title={<English>{what}</English>} rules={rules}>
          <p>{tellEvent('rules.reason', { reason })}</p>
        </Notice>
      ))}
    </Block>
  );
}

function HouseRules({ pack }: { readonly pack: PackPart }) {
  return (
    <Block title={tellEvent('rules.house')}>
      {pack.houseRules.length === 0 ? <p class="soft">{tellEvent('rules.houseNone')}</p> : null}
      <ol class="rules-list">
        {pack.houseRules.map(({ number, text, removed }) => (
          <li key={number} class="rules-house">
            <span class="rules-number">{number}</span>
            {removed ? <s>{text}</s> : <span>{text}</span>}
            {removed ? <Badge meaning="plain">{say('rules.houseRemoved')}</Badge> : null}
          </li>
        ))}
      </ol>
    </Block>
  );
}

function Documents({ pack }: { readonly pack: PackPart }) {
  if (pack.documents.length === 0 && pack.documentsUntil === null) return null;
  return (
    <Block title={tellEvent('rules.documents')}>
      {pack.documentsUntil === null ? null : <p>{say('rules.documentsUntil', { date: day(pack.documentsUntil) })}</p>}
      <ul class="rules-list">
        {pack.documents.map(({ title, released }) => (
          <li key={title}>
            {title} <span class="soft">{say('rules.released', { date: day(released) })}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** What players may know of each other's games. */
function Information({ pack }: { readonly pack: PackPart }) {
  const [secret, open] = [true, false].map((wanted) => pack.information.filter(({ hidden }) => hidden === wanted));
  if (pack.information.length === 0) return null;
  const list = (title: string, facts: PackPart['information'] | undefined) => (
    <>
      <h4>{title}</h4>
      <ul class="rules-list">
        {(facts ?? []).map(({ label, rules }) => (
          <li key={label}>
            <span lang="en">{label}</span> <RuleLinks rules={rules} />
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Block title={tellEvent('rules.information')}>
      {list(tellEvent('rules.secret'), secret)}
      {list(tellEvent('rules.public'), open)}
    </Block>
  );
}
