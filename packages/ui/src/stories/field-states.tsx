import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOpen } from './expect-open.ts';

/** What a play function is given, as far as the checks use it. */
interface Stage {
  canvas: { getAllByRole(role: string): HTMLElement[]; getByText(text: string): HTMLElement };
  canvasElement: HTMLElement;
}

/** The first control of a role: what a state must be told by. */
const control = ({ canvas }: Stage, role: string): HTMLElement => {
  const [first] = canvas.getAllByRole(role);
  if (first === undefined) throw new Error(`There is no ${role}.`);
  return first;
};

/** The star is for the eye, the control says it as well. */
export const saysItIsRequired = (role: string) => async (stage: Stage) => {
  await expect(control(stage, role)).toBeRequired();
  await expect(stage.canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true');
};

/** A group and a button cannot be required themselves: the word is read with what describes them. */
export const saysItIsRequiredInWords = (role: string) => async (stage: Stage) => {
  await expect(control(stage, role)).toHaveAccessibleDescription(expect.stringContaining('required'));
  await expect(stage.canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true');
};

/** The message is read with the control, and the control is invalid. */
export const saysItIsInvalid = (role: string, message: string) => async (stage: Stage) => {
  await expect(control(stage, role)).toBeInvalid();
  // A date says the chosen day before it.
  await expect(control(stage, role)).toHaveAccessibleDescription(expect.stringContaining(message));
};

/** The message is read with the control; for roles that cannot be invalid, as a button. */
export const saysWhatIsWrong = (role: string, message: string) => async (stage: Stage) => {
  await expect(control(stage, role)).toHaveAccessibleDescription(message);
  await expect(stage.canvasElement.querySelector('[data-invalid]')).not.toBeNull();
};

export const saysItIsDisabled = (role: string) => async (stage: Stage) => {
  const first = control(stage, role);
  await expect(first.matches(':disabled, [aria-disabled="true"]')).toBe(true);
};

/** It can be reached, read and copied. */
export const saysItIsReadOnly = (role: string) => async (stage: Stage) => {
  const first = control(stage, role);
  await expect(first.matches('[readonly], [aria-readonly="true"]')).toBe(true);
  await expectOpen(first);
};

/** Nothing reaches over the edge of the place that it has. */
export const staysInItsPlace = async ({ canvasElement }: Stage) => {
  const place = canvasElement.querySelector('[data-place]');
  if (!(place instanceof HTMLElement)) throw new Error('The story has no place: use the decorator inPlace.');
  await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth);
};

/** As wide as a column of a form. */
export const inPlace: Decorator = (Story) => (
  <div data-place="" style={{ maxInlineSize: '18rem' }}>
    <Story />
  </div>
);

interface StatesOptions<V> {
  /** The role of the first control. */
  role: string;
  /** A value that is filled in. */
  value: V;
  errorMessage: string;
  /** Label and error that are longer than a line. */
  long: { label: string; errorMessage: string };
}

/** The states that every field has, with the check of each; those that only one field has stay with it. */
export const fieldStates = <V,>({ role, value, errorMessage, long }: StatesOptions<V>) => ({
  required: { args: { isRequired: true }, play: saysItIsRequired(role) },
  invalid: { args: { value, errorMessage }, play: saysItIsInvalid(role, errorMessage) },
  disabled: { args: { value, isDisabled: true }, play: saysItIsDisabled(role) },
  readOnly: { args: { value, isReadOnly: true }, play: saysItIsReadOnly(role) },
  longText: { args: { value, ...long }, play: staysInItsPlace },
  rightToLeft: { args: { value }, globals: { direction: 'rtl' }, play: staysInItsPlace },
});
