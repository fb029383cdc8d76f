import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { StatusMark } from '../../primitives/StatusMark/StatusMark.tsx';
import { RecordNavigation } from '../RecordNavigation/RecordNavigation.tsx';
import { PageHeader } from './PageHeader.tsx';

const next = fn();

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: {
    title: 'Plan Coordination',
    count: 1204,
    actions: (
      <>
        <Button icon={<Download />}>Export</Button>
        <Button tone="accent" variant="solid" icon={<Plus />}>
          New plan
        </Button>
      </>
    ),
  },
  beforeEach: () => {
    next.mockClear();
  },
} satisfies Meta<typeof PageHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Plan Coordination');
  },
};

const details = {
  title: 'Plan 100245',
  meta: (
    <>
      <StatusMark status="progress">In progress</StatusMark>
      <Badge tone="critical">3 days late</Badge>
    </>
  ),
  description: 'Cranial plate, 54 mm, for Klinikum Freiburg',
  back: { label: 'Plan Coordination', href: '/plans' },
  navigation: <RecordNavigation label="Plans" position={1} count={37} onPrevious={fn()} onNext={next} />,
};

export const Details: Story = {
  render: () => <PageHeader {...details} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Plans' })).toHaveTextContent('1 of 37');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(next).toHaveBeenCalledOnce();
  },
};

const KnownLater = () => {
  const [isKnown, setKnown] = useState(false);
  return (
    <PageHeader
      {...details}
      navigation={isKnown && details.navigation}
      actions={<Button onPress={() => setKnown(true)}>Look it up</Button>}
    />
  );
};

/** The way through the records is known later than the way back; the title does not move when it comes. */
export const NothingMovesForTheNavigation: Story = {
  tags: ['no-visual'],
  render: () => <KnownLater />,
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Look it up' }));
    await canvas.findByRole('navigation', { name: 'Plans' });
    await expect(top()).toBe(before);
  },
};

/** The title breaks, the buttons go below it; nothing stands over the edge. */
export const LongText: Story = {
  args: {
    title: 'Fulfilment plans of the distribution centre in Freiburg im Breisgau that are late',
    description: 'Seen by everybody who may read plans, in the order in which they have to be shipped',
  },
  decorators: [inPlace],
  play: staysInItsPlace,
};

/** The title stands at the right, the buttons at the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { back: { label: 'Plan Coordination', href: '/plans' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New plan' }).getBoundingClientRect().right).toBeLessThan(
      canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().right,
    );
    // Back points to where the line begins.
    for (const arrow of canvas.getByRole('link').querySelectorAll('svg'))
      await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};
