/** The PIN right after a name was taken: nobody need write it down, but it moves the name to another phone. */
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { say } from '../text/player.tsx';
import { freshPin } from './pin.ts';

export function FreshPin() {
  const pin = freshPin.value;
  if (pin === null) return null;
  return (
    <Notice meaning="good" title={say('join.yourPin', { pin })}>
      <p>{say('join.pinHint')}</p>
      <p>
        <Button onClick={() => (freshPin.value = null)}>{say('join.gotIt')}</Button>
      </p>
    </Notice>
  );
}
