import { globalStyle, style } from '@vanilla-extract/css';
import { app, vars } from '@crt/ui/theme';

/** Read and editable values stand in rows of one height, so that nothing jumps between them. */
export const facts = style(app({}));

globalStyle(`${facts} dd`, { '@layer': { app: { minBlockSize: vars.control.height } } });
// Side by side only where each keeps the room that it has beside the tabs.
globalStyle(`${facts} > dl`, {
  '@layer': {
    app: {
      gap: `2px ${vars.space[6]}`,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    },
  },
});

// An editor of a date has a line of its own where label and editor have no room beside each other.
globalStyle(`${facts} dd:has([role=group] [data-component=DatePicker])`, {
  '@layer': { app: { flexBasis: '13.5rem' } },
});
globalStyle(`${facts} dd:has([role=group] [data-component=DateTimePicker])`, {
  '@layer': { app: { flexBasis: '19.5rem' } },
});

// A value is read whole where three lines are enough, with its lock behind it.
globalStyle(`${facts} button[data-component=InlineEdit] > span:first-child`, {
  '@layer': { app: { maxBlockSize: '3lh', whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

/** Says at a glance that a value cannot be changed now; the reason stands in the tooltip. */
export const lock = style(
  app({
    display: 'inline-block',
    marginInlineStart: vars.space[2],
    verticalAlign: '-1px',
    color: vars.color.text.placeholder,
  }),
);

/** A bar with its number. */
export const progress = style(
  app({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
  }),
);

/** A control that is closed, with the sign that says why behind it. */
export const closable = style(app({ display: 'inline-flex', alignItems: 'center' }));

/** Large enough to be pointed at. */
export const closedSign = style(
  app({
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    verticalAlign: 'middle',
    color: vars.color.text.placeholder,
  }),
);
