import { createVar, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import type { Role } from './scales.ts';

/** The colours of whichever tone is in force on an element; see {@link tones}. */
export const tone = {
  soft: createVar(),
  softHover: createVar(),
  softActive: createVar(),
  border: createVar(),
  mark: createVar(),
  solid: createVar(),
  solidHover: createVar(),
  solidActive: createVar(),
  onSolid: createVar(),
  text: createVar(),
};

const roles: Role[] = ['neutral', 'accent', 'info', 'positive', 'caution', 'critical'];

/** Classes that put a tone in force, so that a component writes each of its shapes once and not once per colour. */
export const tones = styleVariants(
  Object.fromEntries(roles.map((role) => [role, role])) as { [R in Role]: R },
  (role) => ({
    '@layer': {
      ui: {
        vars: Object.fromEntries(
          Object.entries(tone).map(([use, variable]) => [
            variable,
            vars.color[role][use as keyof typeof tone],
          ]),
        ),
      },
    },
  }),
);
