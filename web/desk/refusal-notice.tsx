/** Why something was not done, with its rules. The server says it in English, the page in its own language. */
import { Notice, type NoticeProps } from '../parts/notice.tsx';
import { type Refusal, languageOf } from './api.ts';

interface RefusalNoticeProps extends Pick<NoticeProps, 'meaning'> {
  readonly refusal: Refusal;
}

export function RefusalNotice({ refusal, meaning = 'loss' }: RefusalNoticeProps) {
  return (
    <Notice meaning={meaning} rules={refusal.rules}>
      <p lang={languageOf(refusal)}>{refusal.message}</p>
    </Notice>
  );
}
