/** Lists as list builders write them, for those who have none at hand to look at. */
export const LIST_EXAMPLES = [
  {
    label: 'From War Room',
    text: `Khador - Saturday
50 / 50 (+6)
Orsus Zoktavir - WJ: +6
-    War Dog (solo) - PC: 1
-    Juggernaut - PC: 7
Iron Fang Pikemen - Leader & 9 Grunts: 8
-    Iron Fang Pikemen Officer & Standard - PC: 2
Objective: Bunker`,
  },
  {
    label: 'From Conflict Chamber, or typed',
    text: `Cygnar Army - 50 / 50 points
[Theme] Storm Division (Tier 2)
Major Victoria Haley (epic) [+6]
- Squire (solo) [2]
- Stormclad [10]
Stormblade Infantry (unit, 10) [8]
Objective: Fuel Cache`,
  },
] as const;
