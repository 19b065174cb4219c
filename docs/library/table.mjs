import { base, basesSee, blockersOf, distance, inInches, inches, obstaclesOf, rect, shortestRoute, within } from 'muster/table';

const at = (x, y) => ({ x: inches(x), y: inches(y) });
const [scout, guard] = [base(at(6, 6), 30), base(at(18, 6), 30)];
const wall = rect(inches(11), inches(2), inches(12), inches(10));
console.log(inInches(distance(scout, guard)), within(scout, guard, inches(12)));
console.log(basesSee(blockersOf([{ shape: wall }]), scout, guard));
console.log(inInches(shortestRoute(obstaclesOf([{ shape: wall }]), scout, at(18, 10))?.length ?? Infinity));
