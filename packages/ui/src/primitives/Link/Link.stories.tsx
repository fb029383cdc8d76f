import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { SpecimenRow } from '../../stories/Specimen.tsx';
import { ButtonLink, Link } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  args: { href: '/plans/100245', children: '100245' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

const navigate = fn();

export const ThroughTheRouter: Story = {
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate} useHref={(path) => `/CRT${path}`}>
        <Story />
      </LinkProvider>
    ),
  ],
};

/** A press goes to the router with the path, without the base of the address. */
export const Followed: Story = {
  ...ThroughTheRouter,
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', '/CRT/plans/100245');
    await userEvent.click(link);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/plans/100245');
  },
};

/** An address of another site stays as it is. */
export const LeadsOutside: Story = {
  ...ThroughTheRouter,
  tags: ['no-visual'],
  args: { href: 'https://orders.example/requests/10580', target: '_blank', rel: 'noreferrer' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.href);
  },
};

export const Looks: Story = {
  render: (args) => (
    <SpecimenRow>
      <Link {...args} isNumeric />
      <span>
        Made for{' '}
        <Link {...args} look="inline">
          plan 100245
        </Link>{' '}
        in cycle 2
      </span>
      <Link {...args} look="quiet">
        Quiet
      </Link>
      <Link {...args} isDisabled>
        Disabled
      </Link>
      <ButtonLink href="/plans/new" icon={<Plus />} tone="accent" variant="solid">
        New plan
      </ButtonLink>
    </SpecimenRow>
  ),
};
