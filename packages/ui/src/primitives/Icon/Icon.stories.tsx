import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, ChevronsUp, Factory, Plus, Truck } from 'lucide-react';
import { expect } from 'storybook/test';
import { Specimen, SpecimenRow } from '../../stories/Specimen.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Components/Display/Icon',
  component: Icon,
  args: { children: <ChevronsUp /> },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside a word an icon is decoration and says nothing. */
export const BesideAWord: Story = {
  render: (args) => (
    <span>
      <Icon {...args} /> Priority
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** Where no word stands beside it, it has a name. */
export const Named: Story = {
  args: { label: 'Priority' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Priority' })).toBeVisible();
  },
};

const drawings = { plan: <CalendarDays />, manufacturing: <Factory />, shipment: <Truck />, add: <Plus /> };

/** 16 px beside text, 20 px in bars. */
export const Sizes: Story = {
  render: () => (
    <Specimen>
      {(['text', 'bar'] as const).map((size) => (
        <SpecimenRow key={size} label={size}>
          {Object.entries(drawings).map(([name, drawing]) => (
            <Icon key={name} size={size} label={`${name} ${size}`}>
              {drawing}
            </Icon>
          ))}
        </SpecimenRow>
      ))}
    </Specimen>
  ),
  play: async ({ canvas }) => {
    const widthOf = (name: string) =>
      canvas.getByRole('img', { name }).firstElementChild?.getBoundingClientRect().width;
    await expect([widthOf('add text'), widthOf('add bar')]).toEqual([16, 20]);
  },
};
