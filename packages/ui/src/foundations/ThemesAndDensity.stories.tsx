import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Select } from '../fields/Select/Select.tsx';
import { TextField } from '../fields/TextField/TextField.tsx';
import { Card } from '../layout/Card/Card.tsx';
import { Inline, Stack } from '../layout/Stack/Stack.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ProgressBar } from '../primitives/ProgressBar/ProgressBar.tsx';
import { StatusMark } from '../primitives/StatusMark/StatusMark.tsx';
import * as styles from './ThemesAndDensity.css.ts';

const meta = { title: 'Foundations/Themes and density' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Sample = ({ title }: { title: string }) => (
  <Card title={title} meta={<Badge tone="info">Draft</Badge>}>
    <Stack gap={3}>
      <TextField label="Case number" defaultValue="CN-4711" />
      <Select label="Distribution centre" options={[{ id: 'de', name: 'Germany' }]} defaultValue="de" />
      <ProgressBar label="Steps" value={3} maximum={7} valueText="3 of 7" />
      <Inline gap={4}>
        <StatusMark status="done">Completed</StatusMark>
        <StatusMark status="risk">At risk</StatusMark>
      </Inline>
      <Inline>
        <Button tone="accent" variant="solid" icon={<Plus />}>
          Add
        </Button>
        <Button>Cancel</Button>
      </Inline>
    </Stack>
  </Card>
);

export const Themes: Story = {
  render: () => (
    <div className={styles.sheets}>
      {['light', 'dark', 'high-contrast'].map((theme) => (
        <div key={theme} data-theme={theme} className={styles.sheet}>
          <Sample title={theme} />
        </div>
      ))}
    </div>
  ),
};

export const Densities: Story = {
  render: () => (
    <div className={styles.sheets}>
      {['comfortable', 'compact', 'floor'].map((density) => (
        <div key={density} data-density={density} className={styles.sheet}>
          <Sample title={density} />
        </div>
      ))}
    </div>
  ),
};
