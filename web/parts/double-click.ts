/** The second click of a double click does nothing: what appeared under the pointer after the first was not meant. */
export function ignoreDoubleClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2 || !(event.target instanceof Element) || event.target.closest('button') === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
