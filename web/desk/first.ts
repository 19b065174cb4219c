/** The desk before its program is there. */
import { begin } from '../first/before.ts';

begin({ ways: '.tab', panel: '[role="tabpanel"]' });
