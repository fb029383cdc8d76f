import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../../patterns/PageHeader/PageHeader.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Card } from '../Card/Card.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <PageHeader title="Plan 100245" />,
    children: (
      <Card title="Request information">
        <Text>Ordered by Dr. Brandt for the surgery on 12 March.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The header and the content start at the same edge. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const card = canvas.getByRole('region', { name: 'Request information' });
    await expect(title.getBoundingClientRect().left).toBe(card.getBoundingClientRect().left);
  },
};

/** Text and forms are not wider than one reads. */
export const ReadingWidth: Story = { args: { width: 'reading' } };

const lines = Array.from({ length: 60 }, (_, line) => <div key={line}>{`Plan ${100_200 + line}`}</div>);

/** As high as its place; what is inside scrolls, the page does not. */
export const Filling: Story = {
  args: {
    height: 'fill',
    children: (
      <div
        data-scroller=""
        role="group"
        aria-label="Plans"
        tabIndex={0}
        style={{ overflow: 'auto', flex: 1 }}
      >
        {lines}
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('[data-component="Page"]');
    const scroller = canvasElement.querySelector('[data-scroller]');
    await expect(page?.scrollHeight).toBe(page?.clientHeight);
    await expect(scroller?.scrollHeight).toBeGreaterThan(scroller?.clientHeight ?? 0);
  },
};

export const Narrow: Story = { decorators: [inPlace], play: staysInItsPlace };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
