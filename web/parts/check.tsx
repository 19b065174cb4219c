/** Yes or no: a checkbox whose whole line can be tapped. */
import './check.css';
import type { ComponentChildren } from 'preact';

export interface CheckProps {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** In small print below the label. */
  readonly note?: ComponentChildren;
  readonly disabled?: boolean;
}

export function Check({ label, checked, onChange, note, disabled = false }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        class="check-box"
        checked={checked}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span class="check-face">
        {label}
        {note === undefined ? null : <small class="check-note">{note}</small>}
      </span>
    </label>
  );
}
