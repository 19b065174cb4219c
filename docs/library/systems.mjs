import { PACKS, generateRecord, packById } from 'muster/systems';

for (const { id, title } of PACKS) console.log(id, title);
const lines = generateRecord(packById('gaining-grounds-s0'), { seed: 'an example', players: 12 });
console.log(lines.length, JSON.parse(lines[0]).system);
