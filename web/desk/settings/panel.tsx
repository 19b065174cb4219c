/** What is decided about the event: its fields, the format's options, scenarios, house rules, documents; and publishing it. */
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { tell } from '../../text/desk.ts';
import { useDesk, useDeskPart } from '../desk.ts';
import { DocumentsSection } from './documents.tsx';
import { EventSection } from './event.tsx';
import { HouseRulesSection } from './house-rules.tsx';
import { LaidTablesSection } from './laid-tables.tsx';
import { OptionsSection } from './options.tsx';
import { ScenariosSection } from './scenarios.tsx';
import { SignUpSection } from './sign-up.tsx';

export function SettingsPanel() {
  const desk = useDesk();
  const part = useDeskPart();
  const pack = desk.store.part('pack');
  if (pack === undefined) return null;
  return (
    <>
      <div class="panel-head">
        <h2>{tell('settings.title')}</h2>
        {pack.published && part?.outdated !== true ? (
          <Badge meaning="good">{tell('settings.published')}</Badge>
        ) : (
          <Badge meaning="wait">{tell(pack.published ? 'settings.outdated' : 'settings.unpublished')}</Badge>
        )}
      </div>
      {(part?.notices ?? []).map(({ text, rules }, index) => (
        <Notice key={index} meaning="wait" rules={rules}>
          <p lang="en">{text}</p>
        </Notice>
      ))}
      <EventSection />
      {pack.details.some(({ long }) => long === true) ? (
        <p>
          <a href="#players">{tell('settings.lists')}</a>
        </p>
      ) : null}
      <LaidTablesSection />
      <SignUpSection />
      <OptionsSection pack={pack} />
      <ScenariosSection pack={pack} />
      <HouseRulesSection pack={pack} />
      <DocumentsSection pack={pack} />
      <section class="section">
        <p class="soft">{tell('settings.publishHint')}</p>
        <div class="actions">
          <Button onClick={() => void desk.send({ type: 'publish-pack' }, tell('did.publishPack'))}>
            {tell(pack.published ? 'settings.publishAgain' : 'settings.publish')}
          </Button>
        </div>
      </section>
    </>
  );
}
