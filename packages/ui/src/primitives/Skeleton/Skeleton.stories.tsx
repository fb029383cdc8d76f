import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../layout/Card/Card.tsx';
import { Inline, Stack } from '../../layout/Stack/Stack.tsx';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Skeleton, SkeletonText } from './Skeleton.tsx';

const meta = { title: 'Components/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As high as a line of text; screen readers do not hear of it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="Skeleton"]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};

export const Shapes: Story = {
  render: () => (
    <Stack>
      <Skeleton width="12rem" />
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
      <Skeleton shape="block" height="8rem" />
    </Stack>
  ),
};

/** Lines of different lengths look like text. */
export const Lines: Story = { render: () => <SkeletonText lines={5} /> };

/** Where the picture, the name and the facts of a record will stand. */
export const InItsPlace: Story = {
  render: () => (
    <Card title="Request information">
      <Stack>
        <Inline isWrapping={false}>
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <Skeleton width="40%" />
        </Inline>
        <SkeletonText />
      </Stack>
    </Card>
  ),
  decorators: [inPlace],
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  render: () => <SkeletonText />,
  globals: { direction: 'rtl' },
  decorators: [inPlace],
  play: staysInItsPlace,
};
