/** What went wrong, read out at once; its place is there before, as some screen readers ask. */
import { Notice } from './notice.tsx';

export function Problem({ text }: { readonly text: string | null }) {
  return (
    <div role="alert">
      {text === null ? null : (
        <Notice meaning="loss">
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
