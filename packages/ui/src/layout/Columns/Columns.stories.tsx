import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, Text } from '../../primitives/Text/Text.tsx';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

const cards = ['Design', 'Manufacturing', 'Sterilisation', 'Shipping', 'Delivery'].map((title) => (
  <Card key={title}>
    <Text as="p" weight="medium">
      {title}
    </Text>
    <Text as="p" tone="muted">{`Facts about ${title.toLowerCase()}.`}</Text>
  </Card>
));

const meta = {
  title: 'Components/Layout/Columns',
  component: Columns,
  args: { children: cards },
} satisfies Meta<typeof Columns>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Room for two, however wide the window is. */
const roomy: Decorator = (Story) => (
  <div style={{ inlineSize: '40rem' }}>
    <Story />
  </div>
);

const starts = (canvasElement: HTMLElement): Set<number> =>
  new Set(
    [...canvasElement.querySelectorAll('[data-component="Card"]')].map(
      (card) => card.getBoundingClientRect().left,
    ),
  );

/** As many as there is room for, all of one width. */
export const Default: Story = {
  decorators: [roomy],
  play: async ({ canvasElement }) => {
    await expect(starts(canvasElement).size).toBeGreaterThan(1);
  },
};

/** The narrowest useful column decides how many there are. */
export const MinWidths: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((minWidth) => (
        <Stack key={minWidth} gap={2}>
          <Heading level={3}>{minWidth}</Heading>
          <Columns {...args} minWidth={minWidth} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Where two have no room there is one. */
export const OneColumn: Story = {
  args: { gap: 2 },
  decorators: [inPlace],
  play: async (stage) => {
    await expect(starts(stage.canvasElement).size).toBe(1);
    await staysInItsPlace(stage);
  },
};

/** The first column stands on the right. */
export const RightToLeft: Story = {
  decorators: [roomy],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-component="Card"]');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
    );
  },
};
