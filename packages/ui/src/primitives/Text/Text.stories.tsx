import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Heading, Text } from './Text.tsx';
import { wholeNumbers } from './whole-numbers.tsx';

const meta = { title: 'Components/Display/Text', component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  args: { children: '' },
  render: () => (
    <Specimen>
      {(['display', 'title', 'lead', 'body', 'caption'] as const).map((size) => (
        <Text key={size} as="div" size={size}>
          {size}: the sterile lot of 24 November was released at 09:00
        </Text>
      ))}
      {(['base', 'muted', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}
        </Text>
      ))}
    </Specimen>
  ),
};

export const Headings: Story = {
  args: { children: '' },
  render: () => (
    <Specimen>
      <Heading level={1}>Plan details</Heading>
      <Heading level={2}>Manufacturing cycle 1</Heading>
      <Heading level={3}>Work orders</Heading>
      <Heading level={4}>Request information</Heading>
    </Specimen>
  ),
};

/** Ids of a text stay whole where its lines end, and a word that only has a hyphen does not. */
export const WholeNumbers: Story = {
  tags: ['no-visual'],
  args: {
    children: wholeNumbers('Made with 26-10412 in lot LOT-2611-03, 04048551000126, on the five-axis machine'),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '1px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const number of ['26-10412', 'LOT-2611-03,', '04048551000126,'])
      await expect(canvas.getByText(number).getClientRects()).toHaveLength(1);
    await expect(canvas.queryByText('five-axis')).toBeNull();
  },
};

export const Truncated: Story = {
  args: {
    children: 'Left acetabular component with screw holes, porous, 54 mm, customer specific',
    isTruncated: true,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/acetabular/);
    await fireEvent.pointerEnter(text);
    await fireEvent.pointerOver(text);
    await expect(text).toHaveAttribute('title', text.textContent);
  },
};
