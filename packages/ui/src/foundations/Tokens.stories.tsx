import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Heading, Text } from '../primitives/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { constants } from '../theme/tokens.ts';
import * as styles from './Tokens.css.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Swatches = ({ title, colours }: { title: string; colours: Record<string, string> }) => (
  <Stack gap={2}>
    <Heading level={3}>{title}</Heading>
    <div className={styles.swatches}>
      {Object.entries(colours).map(([name, value]) => (
        <figure key={name} className={styles.swatch}>
          <span className={styles.colour} style={{ backgroundColor: value }} />
          <figcaption>
            <Text size="caption">{name}</Text>
          </figcaption>
        </figure>
      ))}
    </div>
  </Stack>
);

const { color } = vars;

export const Colours: Story = {
  render: () => (
    <Stack gap={6}>
      <Swatches title="Surface" colours={color.surface} />
      <Swatches title="Text" colours={color.text} />
      <Swatches title="Border" colours={{ ...color.border, focus: color.focus }} />
      {(['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const).map((role) => (
        <Swatches key={role} title={role} colours={color[role]} />
      ))}
    </Stack>
  ),
};

export const Calendar: Story = {
  render: () => (
    <div className={styles.swatches}>
      {Object.entries(color.calendar).map(([name, tone]) => (
        <div
          key={name}
          className={styles.event}
          style={{ backgroundColor: tone.fill, borderInlineStartColor: tone.mark, color: tone.text }}
        >
          09:00 {name}
        </div>
      ))}
    </div>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack gap={2}>
      {Object.entries(constants.space).map(([step, value]) => (
        <div key={step} className={styles.measure}>
          <Text isNumeric>
            space[{step}] {value}
          </Text>
          <span className={styles.bar} style={{ inlineSize: value }} />
        </div>
      ))}
    </Stack>
  ),
};

export const ShapeAndElevation: Story = {
  render: () => (
    <div className={styles.swatches}>
      {Object.entries(vars.radius).map(([name, value]) => (
        <div key={name} className={styles.shape} style={{ borderRadius: value }}>
          {name}
        </div>
      ))}
      {(['hairline', 'popover', 'dialog'] as const).map((name) => (
        <div key={name} className={styles.shape} style={{ boxShadow: vars.elevation[name] }}>
          {name}
        </div>
      ))}
    </div>
  ),
};
