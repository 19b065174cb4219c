import { attackOdds, isRefusal } from 'muster/odds';

const weapons = [{ name: 'Rifle', range: 24, attacks: 3, rules: [{ name: 'AP', value: 1 }] }];
const answer = attackOdds({ attacker: { quality: 4, weapons }, target: { defense: 4 }, situation: { distance: 12 } });
if (isRefusal(answer)) throw new Error(answer.message);
console.log(answer.wounds, answer.effect.knockedOut, answer.rules);
