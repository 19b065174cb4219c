/** For tests without a page: what is said is said in English. */
import '../text/language.ts';
import '../text/desk.ts';
import { speak } from '../text/vocabulary.ts';

await speak('en');
