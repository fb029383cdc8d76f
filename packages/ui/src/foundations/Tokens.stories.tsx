import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Heading, Text } from '../primitives/Text/Text.tsx';
import { vars } from '../theme/contract.css.ts';
import { breakpoints } from '../theme/style.ts';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { constants, densities, themes } from '../theme/tokens.ts';
import { Swatches, TokenName } from './TokenSpecimens.tsx';
import * as styles from './Tokens.css.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const { color } = vars;
const roles = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'] as const;

const AllColours = () => {
  const values = themes[useTheme().theme].color;
  return (
    <Stack gap={6}>
      <Swatches title="surface" colours={color.surface} values={values.surface} />
      <Swatches title="text" colours={color.text} values={values.text} />
      <Swatches
        title="border, focus"
        colours={{ ...color.border, focus: color.focus }}
        values={{ ...values.border, focus: values.focus }}
      />
      {roles.map((role) => (
        <Swatches key={role} title={role} colours={color[role]} values={values[role]} />
      ))}
    </Stack>
  );
};

/** Names, variables and the values of the theme in force; what is written is what is drawn. */
export const Colours: Story = {
  render: () => <AllColours />,
  play: async ({ canvasElement }) => {
    const swatches = [...canvasElement.querySelectorAll<HTMLElement>('[data-value]')];
    await expect(swatches.length).toBeGreaterThan(60);
    const wrong = swatches.filter(
      (swatch) => getComputedStyle(swatch).backgroundColor !== swatch.dataset['value'],
    );
    await expect(wrong.map((swatch) => swatch.dataset['value'])).toEqual([]);
  },
};

const CalendarColours = () => {
  const values = themes[useTheme().theme].color.calendar;
  return (
    <Stack gap={6}>
      {Object.entries(color.calendar).map(([name, tone]) => (
        <Stack key={name} gap={2}>
          <div
            className={styles.event}
            style={{ backgroundColor: tone.fill, borderInlineStartColor: tone.mark, color: tone.text }}
          >
            09:00 {name}
          </div>
          <Swatches title={name} colours={tone} values={values[name as keyof typeof values]} />
        </Stack>
      ))}
    </Stack>
  );
};

/** The colours that the specification gives to schedules. */
export const Calendar: Story = { render: () => <CalendarColours /> };

const { body, text } = densities.comfortable;
const byDensity = { body, caption: text.caption };

/** Sizes with their line heights, weights, and digits of one width. */
export const Type: Story = {
  render: () => (
    <Stack gap={4}>
      {[...Object.entries(vars.text), ['body', vars.body] as const].map(([name, { size, line }]) => (
        <div key={name} className={styles.line}>
          <span style={{ fontSize: size, lineHeight: line }}>Patient-specific implants, 100245</span>
          <TokenName
            name={name}
            reference={size}
            value={
              name in byDensity
                ? `${Object.values(byDensity[name as keyof typeof byDensity]).join(' / ')}, by density`
                : Object.values(constants.text[name as keyof typeof constants.text]).join(' / ')
            }
          />
        </div>
      ))}
      {Object.entries(vars.weight).map(([name, weight]) => (
        <div key={name} className={styles.line}>
          <span style={{ fontWeight: weight }}>Shipment due 20 November 2026</span>
          <TokenName
            name={name}
            reference={weight}
            value={constants.weight[name as keyof typeof constants.weight]}
          />
        </div>
      ))}
    </Stack>
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
          <TokenName
            name={`radius.${name}`}
            reference={value}
            value={constants.radius[name as keyof typeof constants.radius]}
          />
        </div>
      ))}
      {(['hairline', 'popover', 'dialog'] as const).map((name) => (
        <div key={name} className={styles.shape} style={{ boxShadow: vars.elevation[name] }}>
          <TokenName name={`elevation.${name}`} reference={vars.elevation[name]} value="" />
        </div>
      ))}
    </div>
  ),
};

/** Heights of controls and rows, drawn in each density. */
export const ControlsAndRows: Story = {
  render: () => (
    <div className={styles.swatches}>
      {Object.entries(densities).map(([density, { control, row }]) => (
        <div key={density} data-density={density}>
          <Stack gap={2}>
            <Heading level={3}>{density}</Heading>
            {Object.entries({ ...control, row: row.height })
              .filter(([name]) => /height|row/.test(name))
              .map(([name, height]) => (
                <div key={name} className={styles.box} style={{ blockSize: height }}>
                  {name === 'row' ? 'row.height' : `control.${name}`} {height}
                </div>
              ))}
          </Stack>
        </div>
      ))}
    </div>
  ),
};

/** How long changes take. Under reduced motion nothing moves. */
export const Motion: Story = {
  render: () => (
    <Stack gap={3}>
      {(['state', 'overlay'] as const).map((name) => (
        // Something to point at; what it shows is written beside it.
        <div key={name} className={styles.line}>
          <span className={styles.track}>
            <span className={styles.mover} style={{ transitionDuration: vars.motion[name] }} />
          </span>
          <TokenName
            name={`motion.${name}`}
            reference={vars.motion[name]}
            value={`${constants.motion[name]}, ${constants.motion.ease}`}
          />
        </div>
      ))}
    </Stack>
  ),
};

/** The ring outside, and inside of what touches its neighbours. */
export const FocusRing: Story = {
  tags: ['visual-forced'],
  render: () => (
    <div className={styles.swatches}>
      <div className={`${styles.shape} ${styles.outerRing}`}>focusRing</div>
      <div className={`${styles.shape} ${styles.innerRing}`}>innerFocusRing</div>
    </div>
  ),
};

/** What lies over what, the topmost first; and from which width on a layout has room. */
export const LayersAndWidths: Story = {
  render: () => (
    <Stack gap={4}>
      <Stack gap={2}>
        {Object.entries(constants.layer)
          .toSorted(([, a], [, b]) => Number(b) - Number(a))
          .map(([name, value]) => (
            <TokenName
              key={name}
              name={`layer.${name}`}
              reference={vars.layer[name as keyof typeof vars.layer]}
              value={value}
            />
          ))}
      </Stack>
      <Stack gap={2}>
        {Object.entries(breakpoints).map(([name, width]) => (
          <div key={name} className={styles.measure}>
            <Text isNumeric>
              {name} {width} px
            </Text>
            <span className={styles.bar} style={{ inlineSize: `${width / 40}rem` }} />
          </div>
        ))}
      </Stack>
    </Stack>
  ),
};
