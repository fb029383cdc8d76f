import type { SurgeonPreference } from '@crt/api-client/types-main';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SurgeonPreferenceDetail } from './SurgeonPreferenceDetail.tsx';

const record: SurgeonPreference = {
  id: 19,
  timestampBase64: 'AAAAAAAAB9E=',
  usedBy: null,
  surgeonId: 208,
  surgeonName: 'Dr. Anna Keller',
  representativeId: 31,
  representativeName: 'M. Jansen',
  plusPreferences: 'Plates of 0.6 mm.\nNo holes above the orbit.',
  peekPreferences: 'Perforated, 2 mm.',
  medporPreferences: null,
  pmmaPreferences: 'Never with antibiotics.',
  designSessionPreferences: 'Mornings only.\nInvite the resident too.',
  umcPreferences: null,
  additionalInformation: 'Send pictures of the final design by e-mail.',
};

const meta = {
  title: 'Widgets/Preferences/SurgeonPreferenceDetail',
  component: SurgeonPreferenceDetail,
  args: { record },
} satisfies Meta<typeof SurgeonPreferenceDetail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Line breaks stay; what the surgeon said nothing of is empty. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/No holes above the orbit/);
    await expect(getComputedStyle(text).whiteSpace).toBe('pre-line');
  },
};

/** As much as a category can hold. */
export const LongText: Story = {
  args: {
    record: {
      ...record,
      plusPreferences: 'Rounded edges everywhere, as in the last three cases. '.repeat(40),
    },
  },
};

/** A surgeon of whom nothing was written down yet. */
export const Empty: Story = {
  args: {
    record: {
      ...record,
      plusPreferences: null,
      peekPreferences: null,
      pmmaPreferences: null,
      designSessionPreferences: null,
      additionalInformation: null,
    },
  },
};
