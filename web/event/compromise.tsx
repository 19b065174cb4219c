/** What a round had to pay, and for whom. */
import type { Compromise } from '../../core/event/types.ts';
import { English } from '../parts/english.tsx';
import { Notice } from '../parts/notice.tsx';
import { listed } from '../text/format.ts';
import { nameIn, useEntrants } from './context.ts';

export function CompromiseNotice({ payment, title }: { readonly payment: Compromise; readonly title?: string }) {
  const entrants = useEntrants();
  const { who, text, rules } = payment;
  return (
    <Notice meaning="wait" rules={rules} {...(title === undefined ? {} : { title })}>
      <p>
        {who.length === 0 ? null : (
          <>
            <bdi>{listed(who.map((id) => nameIn(entrants, id)))}</bdi>
            {': '}
          </>
        )}
        <English>{text}</English>
      </p>
    </Notice>
  );
}
