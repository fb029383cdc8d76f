import { style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** A dot before each reason, in the middle of its first line. */
const dotSize = '7px';
const dotLine = '1.5px';
const dotStart = '5px';
const dotTop = '6px';
/** A thread from below the dot to the next one, through their middle. */
const threadStart = '9px';
const threadEnds = '18px -4px';

export const sheet = style(
  app({
    display: 'grid',
    gap: vars.space[2],
    minInlineSize: 0,
    maxBlockSize: '60vh',
    overflow: 'auto',
    padding: vars.space[1],
  }),
);

export const title = style(app({ margin: 0, fontSize: vars.body.size, fontWeight: vars.weight.semibold }));

export const chain = style(app({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));

/** One after the other down a line: each fact stands on the one above it. */
export const fact = style(
  app({
    position: 'relative',
    display: 'grid',
    paddingInlineStart: vars.space[6],
    paddingBlockEnd: vars.space[3],
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: dotStart,
      insetBlockStart: dotTop,
      inlineSize: dotSize,
      blockSize: dotSize,
      border: `${dotLine} solid ${vars.color.border.strong}`,
      borderRadius: '50%',
    },
    selectors: {
      '&:not(:last-child)::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: threadStart,
        insetBlock: threadEnds,
        borderInlineStart: `1px solid ${vars.color.border.strong}`,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
);

export const result = style(
  app({
    fontWeight: vars.weight.medium,
    '::before': { backgroundColor: vars.color.accent.solid, borderColor: vars.color.accent.solid },
  }),
);

export const kind = style(
  app({
    color: vars.color.text.muted,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.regular,
  }),
);

export const note = style(app({ margin: 0, color: vars.color.text.muted }));

export const warning = style(app({ margin: 0, color: vars.color.caution.text }));
