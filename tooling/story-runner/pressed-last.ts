/**
 * What a play pressed last and left with the focus; a field that was typed in and what is open keep theirs. Runs in the
 * page.
 */
export function pressedLast(): HTMLElement | null {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(':focus-visible')) return null;
  const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, [role="spinbutton"]';
  const open = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
  // What is open has a button before and after it that only readers find.
  const isHidden = focused.offsetWidth <= 1;
  return isHidden || focused.matches(typed) || focused.closest(open) ? null : focused;
}

/**
 * Takes the focus off the page, and off whatever follows it from a story to the next: that goes by changes of the page, and
 * sees one here. Runs in the page.
 */
export async function dropFocus(): Promise<void> {
  (document.activeElement as HTMLElement | null)?.blur();
  const change = document.body.appendChild(document.createElement('i'));
  change.remove();
  await new Promise((resolve) => setTimeout(resolve));
}
