import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pencil, Plus } from 'lucide-react';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { IconButton } from '../primitives/Button/IconButton.tsx';
import { Heading, Text } from '../primitives/Text/Text.tsx';
import { Card } from './Card/Card.tsx';
import { Columns } from './Columns/Columns.tsx';
import { Page } from './Page/Page.tsx';
import { SplitView } from './SplitView/SplitView.tsx';
import { Inline, Inset, Spacer, Stack } from './Stack/Stack.tsx';

const meta = {
  title: 'Components/Layout/Overview',
  parameters: {
    docs: {
      description: {
        component: 'How the parts that arrange others go together: cards in columns beside one another.',
      },
    },
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Filler = ({ title }: { title: string }) => (
  <Card title={title}>
    <Text tone="muted">Facts about {title.toLowerCase()}.</Text>
  </Card>
);

export const Stacks: Story = {
  render: () => (
    <Stack gap={3}>
      <Inline>
        <Heading level={2}>Milestones</Heading>
        <Badge>7</Badge>
        <Spacer />
        <Button icon={<Plus />}>Add</Button>
      </Inline>
      <Filler title="Planned" />
      <Filler title="Actual" />
      <Card>
        <Inset space={2}>
          <Text>A card without a title</Text>
        </Inset>
      </Card>
    </Stack>
  ),
};

export const ColumnsThatFit: Story = {
  render: () => (
    <Columns minWidth="small">
      {['Design', 'Manufacturing', 'Sterilisation', 'Shipping', 'Delivery'].map((title) => (
        <Filler key={title} title={title} />
      ))}
    </Columns>
  ),
};

export const CardParts: Story = {
  render: () => (
    <Card
      title="Request information"
      meta={<Badge tone="info">Draft</Badge>}
      actions={<IconButton size="small" label="Edit" icon={<Pencil />} />}
    >
      <Text>Values stand here.</Text>
    </Card>
  ),
};

/** In a narrow window the work comes first and the facts follow. */
export const SplitWorkFirst: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ inlineSize: 480 }}>
      <SplitView stacked="asideLast" aside={<Filler title="Request" />}>
        <Filler title="Milestones" />
      </SplitView>
    </div>
  ),
  play: async ({ canvas }) => {
    const top = (title: string) => canvas.getByRole('region', { name: title }).getBoundingClientRect().top;
    await expect(top('Milestones')).toBeLessThan(top('Request'));
  },
};

export const Split: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page header={<Heading level={1}>Plan 100245</Heading>}>
      <SplitView asideWidth="small" aside={<Filler title="Request" />}>
        <Stack>
          <Filler title="Milestones" />
          <Filler title="Comments" />
        </Stack>
      </SplitView>
    </Page>
  ),
};
