/** The states of what says something: a state, a name, a notice, the rules behind an answer. */
import { Badge, MEANINGS } from '../parts/badge.tsx';
import { Name } from '../parts/name.tsx';
import { Notice } from '../parts/notice.tsx';
import { PurposeMark } from '../parts/purpose.tsx';
import { RuleLinks } from '../parts/rule-links.tsx';
import { words } from '../text/components.ts';

export function BadgeStates() {
  return (
    <>
      {MEANINGS.map((meaning) => (
        <Badge key={meaning} meaning={meaning}>
          {meaning}
        </Badge>
      ))}
    </>
  );
}

export function NameStates() {
  return (
    <>
      <Name note="Guild">Aiko Tanaka</Name>
      <Name tags={[words()['name.tag']]}>مريم الزهراني</Name>
      <Name>Bartholomew Featherstonehaugh-Cholmondeley-Montgomery the Younger of Upper Slaughter</Name>
    </>
  );
}

export function NoticeStates() {
  return (
    <>
      <Notice title={words()['notice.note']} />
      <Notice meaning="wait" title={words()['notice.wait']} />
      <Notice meaning="good" title={words()['notice.good']} />
      <Notice meaning="loss" title={words()['notice.loss']} rules={['GG0-PAIR-05']}>
        <p>{words()['notice.why']}</p>
      </Notice>
    </>
  );
}

export function RuleLinksStates() {
  return <RuleLinks rules={['GG0-SCORE-01', 'GG0-TIME-03']} />;
}

export function PurposeStates() {
  return (
    <>
      <PurposeMark purpose="demo" />
      <PurposeMark purpose="rehearsal" />
    </>
  );
}
