/** How dice fall: slowly, fast, or from people's hands. */
import { Select } from '../parts/select.tsx';
import { tellFirefight } from '../text/firefight.ts';
import { PACES, type Pace, keepPace } from './kept.ts';

export interface PaceSelectProps {
  readonly value: Pace;
  /** Those that there are here. */
  readonly paces?: readonly Pace[];
  readonly onChange: (pace: Pace) => void;
}

export function PaceSelect({ value, paces = PACES, onChange }: PaceSelectProps) {
  return (
    <Select<Pace>
      label={tellFirefight('pace.title')}
      value={value}
      options={paces.map((pace) => ({ value: pace, label: tellFirefight(`pace.${pace}`) }))}
      onChange={(pace) => {
        keepPace(pace);
        onChange(pace);
      }}
    />
  );
}
