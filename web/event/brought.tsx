/** What somebody brought to the event and everybody may read, as a list that is played. */
import './brought.css';
import type { PackPart } from '../../core/event/views.ts';

export interface BroughtProps {
  /** By the id of what was asked. */
  readonly given: Readonly<Record<string, string>>;
  readonly pack: PackPart;
}

/** Whether players of this pack bring anything that everybody may read. */
export function hasBrought({ details }: PackPart): boolean {
  return details.some(({ long, open }) => long === true && open === true);
}

export function Brought({ given, pack: { details, fields } }: BroughtProps) {
  const texts = details.flatMap(({ id, label, long, open }) => {
    const text = given[id]?.trim() ?? '';
    // A report calls it by its short name.
    const short = fields.flatMap(({ choices }) => choices ?? []).find((choice) => choice.id === id)?.label;
    return long === true && open === true && text !== '' ? [{ id, text, title: short ?? label }] : [];
  });
  return (
    <>
      {texts.map(({ id, text, title }) => (
        <details key={id} class="brought">
          <summary lang="en">{title}</summary>
          <p class="brought-text">{text}</p>
        </details>
      ))}
    </>
  );
}
