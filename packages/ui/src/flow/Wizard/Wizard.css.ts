import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { ui } from '../../theme/style.ts';

/** What scrolls cuts off what reaches beyond it: so much room the ring of what has the focus needs at its edges. */
const ring = `(${vars.focus.width} + ${vars.focus.offset})`;

export const wizard = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[6],
    minInlineSize: 0,
    selectors: { '&[data-height="fill"]': { flex: 1, minBlockSize: 0, gap: vars.space[4] } },
  }),
);

export const panel = style(
  ui({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[4],
    minInlineSize: 0,
    selectors: {
      '&[hidden]': { display: 'none' },
      [`${wizard}[data-height="fill"] > &`]: {
        flex: 1,
        minBlockSize: 0,
        overflow: 'auto',
        margin: `calc(-1 * ${ring})`,
        padding: `calc(${ring})`,
      },
    },
  }),
);

export const title = style(
  ui({
    fontSize: vars.text.lead.size,
    lineHeight: vars.text.lead.line,
    fontWeight: vars.weight.semibold,
    outline: 'none',
  }),
);

export const foot = style(
  ui({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.border.subtle}`,
  }),
);

export const onward = style(ui({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' }));
