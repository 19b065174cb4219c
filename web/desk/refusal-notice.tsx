/** Why something was not done, with its rules. */
import { LeadToField } from '../parts/lead-to-field.tsx';
import { Notice, type NoticeProps } from '../parts/notice.tsx';
import { type Refusal, isOwn } from './api.ts';
import { Said } from './said.tsx';

interface RefusalNoticeProps extends Pick<NoticeProps, 'meaning'> {
  readonly refusal: Refusal;
  /** Where the fields are that it may name. */
  readonly form?: () => Element | null;
}

export function RefusalNotice({ refusal, meaning = 'loss', form }: RefusalNoticeProps) {
  return (
    <Notice meaning={meaning} rules={refusal.rules}>
      <p>{isOwn(refusal) ? refusal.message : <Said>{refusal.message}</Said>}</p>
      {form === undefined ? null : <LeadToField refusal={refusal} form={form} />}
    </Notice>
  );
}
