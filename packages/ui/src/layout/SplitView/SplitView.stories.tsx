import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SplitView } from './SplitView.tsx';

const meta = {
  title: 'Components/Layout/SplitView',
  component: SplitView,
  args: {
    aside: (
      <Card title="Request">
        <Text tone="muted">Facts about the whole.</Text>
      </Card>
    ),
    children: (
      <Stack>
        <Card title="Milestones">
          <Text tone="muted">The work takes the room that is left.</Text>
        </Card>
        <Card title="Comments">
          <Text tone="muted">Nobody has said anything yet.</Text>
        </Card>
      </Stack>
    ),
  },
} satisfies Meta<typeof SplitView>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Room for both, however wide the window is. */
const roomy: Decorator = (Story) => (
  <div style={{ inlineSize: '60rem' }}>
    <Story />
  </div>
);

const boxes = (canvas: Canvas) => {
  const box = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect();
  return { aside: box('Request'), main: box('Milestones') };
};

/** The aside at the start, 360 px wide. */
export const Default: Story = {
  decorators: [roomy],
  play: async ({ canvas }) => {
    const { aside, main } = boxes(canvas);
    await expect(aside.width).toBe(360);
    await expect(main.left).toBeGreaterThan(aside.right);
  },
};

export const AsideAtTheEnd: Story = {
  decorators: [roomy],
  args: { side: 'end', asideWidth: 'small' },
  play: async ({ canvas }) => {
    const { aside, main } = boxes(canvas);
    await expect(aside.width).toBe(280);
    await expect(aside.left).toBeGreaterThan(main.right);
  },
};

export const WideAside: Story = { decorators: [roomy], args: { asideWidth: 'large' } };

/** Without room for both the aside comes first and the work below it. */
export const Narrow: Story = {
  decorators: [inPlace],
  play: async (stage) => {
    const { aside, main } = boxes(stage.canvas);
    await expect(main.top).toBeGreaterThan(aside.bottom);
    await staysInItsPlace(stage);
  },
};

export const RightToLeft: Story = {
  decorators: [roomy],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { aside, main } = boxes(canvas);
    await expect(aside.left).toBeGreaterThan(main.right);
  },
};

const inOrder = (first: HTMLElement, second: HTMLElement) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** When the room changes, the document follows what is seen; what is typed and the focus stay where they are. */
export const TurnsWithTheRoom: Story = {
  tags: ['no-visual'],
  decorators: [roomy],
  args: {
    stacked: 'asideLast',
    aside: <TextField label="Label" />,
    children: <TextField label="Reason" />,
  },
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector<HTMLElement>('[data-component="SplitView"]')?.parentElement;
    const label = canvas.getByRole('textbox', { name: 'Label' });
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await expect(inOrder(label, reason)).toBe(true);
    await userEvent.type(label, 'Skull');
    await userEvent.type(reason, 'Broken');
    place?.style.setProperty('inline-size', '30rem');
    await waitFor(async () => expect(inOrder(reason, label)).toBe(true));
    await expect(reason).toHaveFocus();
    await userEvent.type(label, 'base');
    place?.style.setProperty('inline-size', '60rem');
    await waitFor(async () => expect(inOrder(label, reason)).toBe(true));
    await expect(label).toHaveFocus();
    await expect(label).toHaveValue('Skullbase');
    await expect(reason).toHaveValue('Broken');
  },
};

/** A dialog keeps the Tab key within itself and walks the document: work first, as it is seen. */
export const InADialog: Story = {
  tags: ['no-visual'],
  args: {
    stacked: 'asideLast',
    aside: <TextField label="Label" />,
    children: <TextField label="Reason" />,
  },
  render: (args) => (
    <Dialog isOpen onClose={() => undefined} title="Details">
      <SplitView {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await userEvent.click(reason);
    await userEvent.tab();
    await expect(dialog.getByRole('textbox', { name: 'Label' })).toHaveFocus();
  },
};
