import { Stack } from '../layout/Stack/Stack.tsx';
import { Heading, Text } from '../primitives/Text/Text.tsx';
import { useTheme } from '../theme/ThemeProvider.tsx';
import { contrast } from '../theme/oklch.ts';
import { themes } from '../theme/tokens.ts';
import * as styles from './Tokens.css.ts';

/** The name of the variable in `var(--crt-…)`. */
const variableOf = (reference: string): string => /var\((--[\w-]+)/.exec(reference)?.[1] ?? '';

interface TokenNameProps {
  /** The last part of its path: `solid` of `color.accent.solid`. */
  name: string;
  /** `var(--crt-…)`. */
  reference: string;
  value: string;
}

/** What a designer copies: name, variable, value. */
export const TokenName = ({ name, reference, value }: TokenNameProps) => (
  <span className={styles.names}>
    <Text size="caption" weight="semibold">
      {name}
    </Text>
    <code className={styles.variable}>
      {/* Its two dashes stay in front where the page runs from right to left. */}
      <bdi dir="ltr">{variableOf(reference)}</bdi>
    </code>
    <Text size="caption" tone="muted" isNumeric>
      {value}
    </Text>
  </span>
);

/** Colours that must stand out from the ground: the ratio says by how much. */
const standsOut = /^--crt-color-(text-|focus|border-strong|\w+-(text|mark)$)/;

interface SwatchesProps {
  title: string;
  /** References to variables by name. */
  colours: Record<string, string>;
  /** The values of the theme in force, by the same names. */
  values: Record<string, string>;
}

/** A group of colours with names, variables, values in the theme in force, and contrast where it is owed. */
export const Swatches = ({ title, colours, values }: SwatchesProps) => {
  const { theme } = useTheme();
  const ground = themes[theme].color.surface.base;
  const ratioOf = (name: string, reference: string): string => {
    const value = values[name] ?? '';
    return standsOut.test(variableOf(reference)) && !value.includes('/')
      ? `, ${contrast(value, ground).toFixed(1)} : 1`
      : '';
  };
  return (
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      <div className={styles.swatches}>
        {Object.entries(colours).map(([name, reference]) => (
          <figure key={name} className={styles.swatch}>
            <span
              data-value={values[name]}
              className={styles.colour}
              style={{ backgroundColor: reference }}
            />
            <figcaption>
              <TokenName
                name={name}
                reference={reference}
                value={`${values[name] ?? ''}${ratioOf(name, reference)}`}
              />
            </figcaption>
          </figure>
        ))}
      </div>
    </Stack>
  );
};
