/** Why something was not done, with its rules. */
import { Notice, type NoticeProps } from '../parts/notice.tsx';
import { type Refusal, isOwn } from './api.ts';
import { Said } from './said.tsx';

interface RefusalNoticeProps extends Pick<NoticeProps, 'meaning'> {
  readonly refusal: Refusal;
}

export function RefusalNotice({ refusal, meaning = 'loss' }: RefusalNoticeProps) {
  return (
    <Notice meaning={meaning} rules={refusal.rules}>
      <p>{isOwn(refusal) ? refusal.message : <Said>{refusal.message}</Said>}</p>
    </Notice>
  );
}
