import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading, Text } from '../../primitives/Text/Text.tsx';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Specimen, SpecimenRow } from '../../stories/Specimen.tsx';
import { Card } from '../Card/Card.tsx';
import { Inline, Inset, Spacer, Stack } from './Stack.tsx';

const three = ['Planned', 'Confirmed by the surgeon', 'Shipped'].map((name) => (
  <Badge key={name}>{name}</Badge>
));

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: three, align: 'start' },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One below the other, a step of the space scale apart. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = ['Planned', 'Confirmed by the surgeon'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
};

export const Gaps: Story = {
  render: (args) => (
    <Inline align="start" gap={8}>
      {([1, 2, 3, 4, 6, 8] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          <Text tone="muted">{`gap ${gap}`}</Text>
          {args.children}
        </Stack>
      ))}
    </Inline>
  ),
};

export const Alignment: Story = {
  render: (args) => (
    <Specimen>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <SpecimenRow key={align} label={align}>
          <div style={{ inlineSize: '16rem' }}>
            <Card>
              <Stack {...args} align={align} gap={1} />
            </Card>
          </div>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
};

/** What it means is said by its element; a list is announced with its length. */
export const AsAList: Story = {
  args: {
    as: 'ul',
    gap: 1,
    children: ['Hip', 'Knee', 'Shoulder'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Side by side; a Spacer pushes the rest to the end. */
export const SideBySide: Story = {
  render: () => (
    <Inline>
      <Heading level={2}>Milestones</Heading>
      <Badge>7</Badge>
      <Spacer />
      <Button>Add</Button>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector('[data-component="Inline"]')?.getBoundingClientRect().right;
    await expect(canvas.getByRole('button').getBoundingClientRect().right).toBe(end);
  },
};

export const Justified: Story = {
  render: () => (
    <Specimen>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <SpecimenRow key={justify} label={justify}>
          <div style={{ inlineSize: '32rem' }}>
            <Card>
              <Inline justify={justify}>{three}</Inline>
            </Card>
          </div>
        </SpecimenRow>
      ))}
    </Specimen>
  ),
};

/** Wraps where it must. */
export const Wrapping: Story = {
  render: () => (
    <Inline>
      {three}
      {['Delivered', 'Paid', 'Archived'].map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </Inline>
  ),
  decorators: [inPlace],
  play: staysInItsPlace,
};

/** The same distance to all four edges. */
export const InsetAllRound: Story = {
  render: () => (
    <Card padding="none">
      <Inset space={6}>24 px from every edge</Inset>
    </Card>
  ),
};

export const RightToLeft: Story = {
  ...SideBySide,
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector('[data-component="Inline"]')?.getBoundingClientRect().left;
    await expect(canvas.getByRole('button').getBoundingClientRect().left).toBe(end);
  },
};
