const focusable =
  'input:not([type="hidden"]), textarea, select, button, a[href], [tabindex="0"], [contenteditable="true"]';

/** What Tab would come to first inside an element. */
const firstStop = (place: Element): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(focusable)].find(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[aria-hidden="true"]') === null &&
      element.checkVisibility(),
  );

const canFocus = (control: unknown): control is { focus: () => void } =>
  typeof control === 'object' &&
  control !== null &&
  'focus' in control &&
  typeof control.focus === 'function';

/** Goes to the control that a field named, or else to the first thing inside its place that can have the focus. */
export const focusInside = (place: Element, control: unknown): void => {
  if (canFocus(control)) control.focus();
  if (!place.contains(document.activeElement)) firstStop(place)?.focus();
};

/** The names of a form's fields in the order in which they stand on the page. */
export const namesOnPage = (form: Element): string[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map(
    ({ dataset }) => dataset['formField'] ?? '',
  );

/** What is told about fields, in the order of their names; what has no place of its own comes last. */
export const inOrder = <T>(
  names: readonly string[],
  told: readonly T[],
  nameOf: (item: T) => string,
): T[] => {
  const rank = (item: T): number => {
    const at = names.indexOf(nameOf(item));
    return at === -1 ? names.length : at;
  };
  return told.toSorted((a, b) => rank(a) - rank(b));
};
