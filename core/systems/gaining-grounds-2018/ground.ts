/** The table under each of the deployments of 2018, made once. */
import { type PlayGround, playGround } from '../malifaux/play/ground.ts';
import { DEPLOYMENT_ZONES } from './layouts.ts';

const GROUNDS: Readonly<Record<string, PlayGround>> = Object.fromEntries(
  DEPLOYMENT_ZONES.map((deployment) => [deployment.id, playGround(deployment)]),
);

export function groundUnder(deployment: string): PlayGround {
  const ground = GROUNDS[deployment];
  if (!ground) throw new Error(`no deployment is called ${deployment}`);
  return ground;
}
