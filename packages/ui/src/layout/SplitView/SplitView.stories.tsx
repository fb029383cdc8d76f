import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
