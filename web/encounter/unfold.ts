/** Opens a fold of the page, the first that begins so, and leads there. */
export function unfold(of: string, title = ''): void {
  const fold = [...document.querySelectorAll<HTMLDetailsElement>(of)].find((one) => one.textContent.startsWith(title));
  if (fold === undefined) return;
  fold.open = true;
  fold.scrollIntoView();
}
