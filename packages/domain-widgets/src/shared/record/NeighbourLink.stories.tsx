import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NeighbourLink } from './NeighbourLink.tsx';

const meta = {
  title: 'Widgets/Records/NeighbourLink',
  tags: ['no-visual'],
  component: NeighbourLink,
  args: { side: 'next', name: 'IFU-CMF-0442', href: '/documents/1207' },
} satisfies Meta<typeof NeighbourLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A neighbour leads to its page, and is read out with its side (L6, O3). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Next: IFU-CMF-0442' });
    await expect(link).toHaveAttribute('href', '/documents/1207');
  },
};

/** At the ends of the list there is none (L6, O3). */
export const AtTheEnd: Story = {
  args: { side: 'previous', name: null, href: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not available')).toHaveTextContent('Previous: Not available');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A long number is broken where there is no room for it (WCAG 1.4.10). */
export const Long: Story = {
  args: { name: 'SSCP-CMF-0440-CRANIAL-IMPLANTS-AND-FIXATION-SYSTEMS-REV-2026' },
  decorators: [
    (Story) => (
      <div data-testid="narrow" style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth } = canvas.getByTestId('narrow');
    await expect(scrollWidth).toBe(clientWidth);
  },
};
