/** What is not meant says so on every page of it, in a strip that looks like nothing else here. */
import './purpose.css';
import type { Purpose } from '../../core/journal/types.ts';
import { say } from '../text/language.ts';

export function PurposeMark({ purpose }: { readonly purpose: Purpose | null | undefined }) {
  if (!purpose) return null;
  return (
    <p class="purpose">
      {say(`purpose.${purpose}`)} <span class="purpose-why">{say(`purpose.${purpose}Why`)}</span>
    </p>
  );
}
