import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Components/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It says that something goes on, and no number. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar', { name: 'Working …' });
    await expect(ring).not.toHaveAttribute('aria-valuenow');
  },
};

/** Better: it says what goes on. */
export const Named: Story = {
  tags: ['no-visual'],
  args: { label: 'Reading the file' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
  },
};

/** It has the colour of the text around it. */
export const InTheTextAroundIt: Story = {
  render: () => (
    <Inline gap={4}>
      <Text>
        <Spinner label="Loading plans" /> Loading plans
      </Text>
      <Text tone="muted" size="caption">
        <Spinner label="Loading names" /> Loading names
      </Text>
      <Button tone="accent" variant="solid" isPending>
        Save
      </Button>
    </Inline>
  ),
};
