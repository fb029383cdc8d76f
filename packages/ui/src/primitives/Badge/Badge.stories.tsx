import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen, SpecimenRow } from '../../stories/Specimen.tsx';
import { Badge, Count } from './Badge.tsx';

const meta = { title: 'Components/Display/Badge', component: Badge } satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;

export const Looks: Story = {
  args: { children: '' },
  render: () => (
    <Specimen>
      {(['soft', 'solid', 'outline'] as const).map((variant) => (
        <SpecimenRow key={variant} label={variant}>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} variant={variant}>
              {tone}
            </Badge>
          ))}
        </SpecimenRow>
      ))}
    </Specimen>
  ),
};

export const Counts: Story = {
  args: { children: '' },
  render: () => (
    <SpecimenRow>
      <Count value={3} />
      <Count value={12} tone="accent" />
      <Count value={1234} tone="critical" limit={99} />
    </SpecimenRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1234' })).toHaveTextContent('99+');
  },
};
