import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { IconButton } from '../../primitives/Button/IconButton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { inPlace, staysInItsPlace } from '../../stories/field-states.tsx';
import { Inset } from '../Stack/Stack.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: {
    title: 'Request information',
    meta: <Badge tone="info">Draft</Badge>,
    actions: <IconButton size="small" label="Edit" icon={<Pencil />} />,
    children: <Text>Ordered by Dr. Brandt for the surgery on 12 March.</Text>,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

/** With a title it is a region that screen readers can jump to. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Request information' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Request information');
  },
};

/** A frame and nothing else. */
export const WithoutTitle: Story = {
  args: { title: undefined, meta: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Below another heading its title is of a lower rank. */
export const LowerHeading: Story = {
  args: { headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};

/** Tables and lists reach the edge. */
export const EdgeToEdge: Story = {
  args: {
    padding: 'none',
    children: (
      <div style={{ borderBlockEnd: '1px solid' }}>
        <Inset space={2}>This line goes from edge to edge.</Inset>
      </div>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Manufacturing information of the patient-specific cranial plate with fixation screws',
    children: <Text>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft</Text>,
  },
  decorators: [inPlace],
  play: staysInItsPlace,
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [inPlace],
  play: staysInItsPlace,
};
