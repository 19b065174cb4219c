/** A person's or a team's name: whatever its script, it does not turn the text around it, and it wraps. */
import './name.css';

export interface NameProps {
  readonly children: string;
  /** What goes with it in small print: a faction, a club. */
  readonly note?: string | null;
  /** What marks this person here, e.g. as the attacker. */
  readonly tags?: readonly string[];
}

export function Name({ children, note = null, tags = [] }: NameProps) {
  return (
    <span class="name">
      <bdi>{children}</bdi>
      {tags.map((tag) => (
        <span key={tag}>
          {' '}
          <span class="tag">{tag}</span>
        </span>
      ))}
      {note === null ? null : <small class="name-note">{note}</small>}
    </span>
  );
}
