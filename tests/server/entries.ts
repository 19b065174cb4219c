/** What a data file holds of a record: every entry, those too that no export shows. Read beside a server that runs. */
import { join } from 'node:path';
import Libsql from 'libsql';
import type { Entry } from '../../core/journal/types.ts';

export function entriesIn(dataFolder: string, record: string): readonly Entry[] {
  const file = new Libsql(join(dataFolder, 'muster.db'), { readonly: true });
  try {
    const rows = file.prepare('select json from entries where record = ? order by seq').all(record);
    return (rows as readonly { readonly json: string }[]).map(({ json }) => JSON.parse(json) as Entry);
  } finally {
    file.close();
  }
}
