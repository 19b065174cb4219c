/** For tests without a page: what is said is said in English. */
import '../../web/text/language.ts';
import '../../web/text/desk.ts';
import { speak } from '../../web/text/vocabulary.ts';

await speak('en');
