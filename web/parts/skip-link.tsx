/** The first stop of the keyboard: past the masthead to the content. */
import './skip-link.css';
import type { ComponentChildren } from 'preact';

export interface SkipLinkProps {
  /** The id of what it leads to. */
  readonly to: string;
  readonly children: ComponentChildren;
}

export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      class="skip-link off-paper"
      href={`#${to}`}
      onClick={(event) => {
        // The address names the open tab: following the link would leave it.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
