import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  inPlace,
  saysItIsDisabled,
  saysItIsInvalid,
  saysItIsReadOnly,
  staysInItsPlace,
} from '../../stories/field-states.tsx';
import { ScanField } from './ScanField.tsx';

const unknown = (code: string) => `Nothing has the code ${code}.`;

const meta = {
  title: 'Components/Fields/ScanField',
  component: ScanField,
  args: {
    label: 'Scan plan, order or lot',
    onScan: fn((code: string) => Promise.resolve(code.startsWith('26-') ? undefined : unknown(code))),
  },
  decorators: [inPlace],
} satisfies Meta<typeof ScanField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A scanner types and ends with Enter. What led somewhere is gone, and the next code can come. */
export const Scans: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Scan plan, order or lot' });
    await userEvent.type(field, ' 26-10412 {Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('26-10412');
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.keyboard('{Enter}');
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

/** What led nowhere is said and stays chosen: the next scan writes over it. */
export const Unknown: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '4711{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(unknown('4711')));
    await userEvent.keyboard('26-1');
    await expect(field).toHaveValue('26-1');
    await expect(field).not.toBeInvalid();
    await userEvent.clear(field);
    await userEvent.keyboard('4712{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(unknown('4712')));
    await expect(args.onScan).toHaveBeenCalledTimes(2);
  },
};

/** While a code is looked up the next one has to wait. */
export const Busy: Story = {
  args: { onScan: fn((_code: string) => new Promise<string | undefined>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '26-10412{Enter}{Enter}');
    await expect(canvas.getByRole('progressbar', { name: 'Working …' })).toBeVisible();
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'The scanner is not known' },
  play: saysItIsInvalid('textbox', 'The scanner is not known'),
};

export const Disabled: Story = { args: { isDisabled: true }, play: saysItIsDisabled('textbox') };

export const ReadOnly: Story = { args: { isReadOnly: true }, play: saysItIsReadOnly('textbox') };

export const LongText: Story = {
  args: {
    label:
      'Scan the plan, the order, the sterile lot or the build of the implants of which the job is to be opened',
    description: 'The label of the box, the traveler or the tray; or type it and press Enter',
  },
  play: staysInItsPlace,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: staysInItsPlace };
