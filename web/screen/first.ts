/** A big screen before its program is there. */
import { begin } from '../first/before.ts';
import { fitList } from './unfitted.ts';

const list = document.querySelector<HTMLElement>('[data-unfitted]');
if (list !== null) fitList(list);
begin(null);
