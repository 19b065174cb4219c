/** Who gets in: the code in the hall, links for staff and screens, and taking a link back. */
import { roundOfGame } from '../../../core/event/game-id.ts';
import './links.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { nameIn, useEntrants, useStore } from '../../event/context.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Check } from '../../parts/check.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Field } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Select } from '../../parts/select.tsx';
import { announce, toast } from '../../parts/status.tsx';
import { listed } from '../../text/format.ts';
import { tell } from '../../text/desk.ts';
import { type Refusal, ask } from '../api.ts';
import { useDesk } from '../desk.ts';
import { Address } from './address.tsx';
import { AnotherDevice } from './another-device.tsx';
import { useReach } from './reach.ts';
import { type Link, type Links, type MadeLink, linksPath } from './links.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { Cancel } from '../cancel.tsx';

const ROLES = ['player', 'judge', 'scorekeeper', 'display', 'organiser'] as const;
type Role = (typeof ROLES)[number];

export function LinksPanel() {
  const desk = useDesk();
  const [links, setLinks] = useState<Links | null>(null);
  const [made, setMade] = useState<MadeLink | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [revoking, setRevoking] = useState<Titled | null>(null);
  const load = useCallback(async () => {
    const answer = await ask<Links>('GET', linksPath(desk.event));
    if (answer.ok) setLinks(answer.value);
    else setProblem(answer.refusal);
  }, [desk.event]);
  useEffect(() => void load(), [load]);
  const make = async (role: Role, label: string) => {
    const answer = await ask<MadeLink>('POST', linksPath(desk.event), { role, label });
    if (!answer.ok) {
      setProblem(answer.refusal);
      return;
    }
    setMade(answer.value);
    announce(tell('did.link', { role: tell(`role.${role}`) }));
    await load();
  };
  const revoked = async () => {
    setRevoking(null);
    toast(tell('did.revoke'));
    await load();
  };
  const show = async (link: Link) => {
    const answer = await ask<MadeLink>('POST', `${linksPath(desk.event, link.id)}/renew`);
    if (answer.ok) setMade(answer.value);
    else setProblem(answer.refusal);
  };
  const claiming = async (open: boolean) => {
    const answer = await ask('POST', `/api/events/${encodeURIComponent(desk.event)}/claiming`, { open });
    if (answer.ok) await load();
    else setProblem(answer.refusal);
  };
  return (
    <>
      <h2>{tell('links.title')}</h2>
      {problem === null ? null : <RefusalNotice refusal={problem} />}
      <Reached />
      <div class="panes">
        <AnotherDevice copies={links?.copies ?? null} onMade={() => void load()} />
        <MakeLink onMake={(role, label) => void make(role, label)} />
        {made === null ? null : <Made link={made} />}
      </div>
      {links === null ? null : (
        <>
          <Check
            label={tell('links.claiming')}
            note={tell('links.claimingHint')}
            checked={links.claiming}
            onChange={(open) => void claiming(open)}
          />
          <LinkList links={links.links} onRevoke={setRevoking} onShow={(link) => void show(link)} />
        </>
      )}
      {revoking === null ? null : (
        <AskRevoke of={revoking} onDone={() => void revoked()} onClose={() => setRevoking(null)} />
      )}
    </>
  );
}

/** A link and what the list calls it. */
interface Titled {
  readonly link: Link;
  readonly title: string;
}

interface AskRevokeProps {
  readonly of: Titled;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asked first: whoever uses the link sees nothing more, and it never comes back. */
function AskRevoke({ of: { link, title }, onDone, onClose }: AskRevokeProps) {
  const desk = useDesk();
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    const answer = await ask('DELETE', linksPath(desk.event, link.id));
    setBusy(false);
    if (answer.ok) onDone();
    else setProblem(answer.refusal);
  };
  return (
    <Dialog title={tell('links.revokeTitle', { label: title })} onClose={onClose}>
      <p>{tell(link.role === 'player' && link.entrant === null ? 'links.revokeHall' : 'links.revokeHint')}</p>
      <div role="alert">{problem === null ? null : <RefusalNotice refusal={problem} />}</div>
      <div class="actions">
        <Button kind="primary" busy={busy} onClick={() => void revoke()}>
          {tell('links.revokeNow')}
        </Button>
        <Cancel onClick={onClose} />
      </div>
    </Dialog>
  );
}

/** Where the codes lead: a machine in several networks has several addresses, and phones are in one of them. */
function Reached() {
  const { origin, origins, choose, alone } = useReach();
  if (alone) {
    return (
      <Notice meaning="wait">
        <p>{tell('links.alone')}</p>
      </Notice>
    );
  }
  return (
    <>
      {origins.length < 2 ? null : (
        <Select
          label={tell('links.origin')}
          value={origin}
          options={origins.map((value) => ({ value, label: value }))}
          onChange={choose}
        />
      )}
      {origin.startsWith('https:') ? null : (
        <p>
          {tell('links.plain')} <a href="/help/hosting#https">HTTPS</a>
        </p>
      )}
    </>
  );
}

function MakeLink({ onMake }: { readonly onMake: (role: Role, label: string) => void }) {
  const [role, setRole] = useState<Role>('player');
  const [label, setLabel] = useState('');
  return (
    <section class="pane stack">
      <h3>{tell('links.make')}</h3>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          onMake(role, label.trim());
          setLabel('');
        }}
      >
        <Select
          label={tell('links.for')}
          value={role}
          options={ROLES.map((value) => ({ value, label: tell(`links.for.${value}`) }))}
          onChange={setRole}
        />
        <p class="soft">{tell(`links.may.${role}`)}</p>
        <Field label={tell('links.label')} hint={tell('links.labelHint')} value={label} onInput={setLabel} />
        <div class="actions">
          <Button type="submit">{tell('links.makeNow')}</Button>
        </div>
      </form>
    </section>
  );
}

function Made({ link }: { readonly link: MadeLink }) {
  const { href } = new URL(link.path, useReach().origin);
  return (
    <section class="pane stack" aria-live="polite">
      <h3>{link.label === '' ? tell(`links.for.${link.role as Role}`) : link.label}</h3>
      <p class="soft">{tell('links.once')}</p>
      <Address href={href} label={link.label} poster={link.role === 'player'} />
    </section>
  );
}

interface LinkListProps {
  readonly links: readonly Link[];
  readonly onRevoke: (link: Titled) => void;
  readonly onShow: (link: Link) => void;
}

function LinkList({ links, onRevoke, onShow }: LinkListProps) {
  const entrants = useEntrants();
  const active = links.filter(({ revoked }) => revoked === null);
  const store = useStore();
  const clockOf = (game: string) => {
    const round = roundOfGame(game);
    const row = store.part(`games/${round}`)?.[game];
    const names = listed((row?.seats ?? []).map((id) => nameIn(entrants, id)));
    return tell('links.clockOf', { round, table: row?.table ?? '–', names });
  };
  const titleOf = ({ label, role, entrant, game }: Link) => {
    if (game !== null) return clockOf(game);
    return entrant === null ? (label === '' ? tell(`role.${role as Role}`) : label) : nameIn(entrants, entrant);
  };
  return (
    <section class="section">
      <h3>{tell('links.active', { count: active.length })}</h3>
      <ul class="lines pane">
        {active.map((link) => (
          <li key={link.id}>
            <span class="line-text">
              <bdi>{titleOf(link)}</bdi>{' '}
              <span class="soft">{link.game === null ? tell(`role.${link.role as Role}`) : tell('role.clock')}</span>{' '}
              {link.claimed ? <Badge meaning="good">{tell('links.claimed')}</Badge> : null}
              {link.used === null ? <Badge meaning="plain">{tell('links.unused')}</Badge> : null}
            </span>
            {link.used === null && link.game === null && link.role !== 'player' ? (
              <Button label={tell('links.showLabel', { label: titleOf(link) })} onClick={() => onShow(link)}>
                {tell('links.show')}
              </Button>
            ) : null}
            <Button
              label={tell('links.revokeLabel', { label: titleOf(link) })}
              onClick={() => onRevoke({ link, title: titleOf(link) })}
            >
              {tell('links.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
