import { checkCertificate, isRefusal, pairLeastCost } from 'muster/pairing';

// A hundred players with points; some met before, and those of one club should not meet.
const players = Array.from({ length: 100 }, (_, number) => `player ${number}`);
const points = (name) => 3 - Math.floor(Number(name.slice(7)) / 25);
const club = (name) => Number(name.slice(7)) % 7;
const met = new Set(players.slice(1).map((name, number) => `${players[number]}|${name}`));
const cost = (a, b) => [met.has(`${a}|${b}`) ? 1 : 0, (points(a) - points(b)) ** 2, club(a) === club(b) ? 1 : 0];
const round = pairLeastCost({ players, cost });
if (isRefusal(round)) throw new Error(round.message);
console.log(round.pairs.length, round.cost, checkCertificate({ players, cost }, round));
