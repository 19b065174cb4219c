import { auditEvent, isRefusal, readRecord, standingsOf, verifyRecord } from 'muster/record';
import { generateRecord, packById } from 'muster/systems';

// The lines of a file that a server exports; here of an event that is played by program.
const lines = generateRecord(packById('open-swiss'), { seed: 'an example', players: 16 });
const record = readRecord(lines.join('\n'));
if (isRefusal(record)) throw new Error(record.message);
const { ok, checks } = verifyRecord(record);
const { problems, rounds } = auditEvent(record);
console.log(ok, checks.length, problems.length, rounds.map(({ verdict }) => verdict), Object.keys(standingsOf(record)).length);
