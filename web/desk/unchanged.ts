/** What stands beside the button of a form in which nothing waits to be saved. */
import { tell } from '../text/desk.ts';
import { useDesk } from './desk.ts';

/** That it is saved, where saving it was the desk's last step: `saids` are what that step may be called. */
export function useUnchanged(...saids: readonly string[]): string {
  const steps = useDesk().steps.value;
  const last = steps[steps.length - 1];
  return tell(last !== undefined && saids.includes(last.said) ? 'why.saved' : 'why.unchanged');
}
