import { createContainer, createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, ui } from '../../theme/style.ts';

/** The colour of what marks an event: its bar, its dot, its hatching. */
const mark = createVar();

const colours = {
  accent: vars.color.accent,
  neutral: vars.color.neutral,
  info: vars.color.info,
  positive: vars.color.positive,
  caution: vars.color.caution,
  critical: vars.color.critical,
};

// Properties, not variables, wherever that will do: a week may hold hundreds of events, and each asks for its own.
const of = (fill: string, bar: string, ink: string) =>
  ui({ vars: { [mark]: bar }, backgroundColor: fill, color: ink });

const meaning = (role: keyof typeof colours) =>
  of(colours[role].soft, colours[role].mark, colours[role].text);
const scheduled = (name: keyof typeof vars.color.calendar) =>
  of(vars.color.calendar[name].fill, vars.color.calendar[name].mark, vars.color.calendar[name].text);

const hatching = (ink: string) => `repeating-linear-gradient(135deg, ${ink} 0 1px, transparent 1px 7px)`;

/** The colours of an event; an absence is hatched, for its colours are nearly those of a session. */
export const eventTones = styleVariants({
  accent: meaning('accent'),
  neutral: meaning('neutral'),
  info: meaning('info'),
  positive: meaning('positive'),
  caution: meaning('caution'),
  critical: meaning('critical'),
  absence: [
    scheduled('absence'),
    ui({ backgroundImage: hatching(`color-mix(in oklch, ${mark} 25%, transparent)`) }),
  ],
  availability: scheduled('availability'),
  limit: scheduled('limit'),
  session: scheduled('session'),
  reservation: scheduled('reservation'),
});

/** Where colours are the reader's there is no hatching: behind words it would be too much. */
export const dashedAbsence = { [`&.${eventTones.absence}`]: { borderStyle: 'dashed' } } as const;

/** What the pointer can take hold of at the end of an event: there only under the pointer, for a week may hold hundreds. */
const resizable = (axis: 'block' | 'inline') => ({
  content: '""',
  position: 'absolute' as const,
  ...(axis === 'block'
    ? { insetInline: 0, insetBlockEnd: 0, blockSize: '8px', cursor: 'ns-resize' }
    : { insetBlock: 0, insetInlineEnd: 0, inlineSize: '8px', cursor: 'ew-resize' }),
});

/** What all events share; the size of their words comes from the cell around them. */
const block = ui({
  position: 'absolute',
  boxSizing: 'border-box',
  // Not hidden: each of five hundred events would be something that could be scrolled.
  overflow: 'clip',
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { zIndex: 2 },
    '&:focus-visible': {
      zIndex: 3,
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: '-1px',
    },
    '&:focus:not(:focus-visible)': { outline: 'none' },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText', selectors: dashedAbsence },
    [media.print]: { printColorAdjust: 'exact' },
  },
});

/** The bar at the start: a shadow, because a border of two colours with round corners is drawn side by side. */
const marked = ui({
  boxShadow: `inset 3px 0 ${mark}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 ${mark}` } },
  '@media': { [media.forcedColors]: { borderInlineStartWidth: '3px' } },
});

/** An event among the hours: how much of its words is shown depends on how wide it is, less the ground around them. */
const width = createContainer();
/** Too narrow for an icon, a time and a word beside them or on the next line. */
const noTime = `${width} (width < 4rem)`;
/** Too narrow for two letters and a sign that more follows. */
const noWords = `${width} (width < 1rem)`;
/** Too narrow for an icon. */
const noIcon = `${width} (width < 0.5rem)`;

/** How much nearer to the edges words come where there is little room. */
const nearer = '-3px -2px';

/** A word that is too long for its line loses its end, with a sign of it; other lines stay as they are. */
const cutWords = { overflow: 'clip visible', textOverflow: 'ellipsis' } as const;

/** An event among the hours of a day. */
export const timed = style([
  block,
  marked,
  ui({
    containerName: width,
    containerType: 'inline-size',
    // The gap to its neighbours.
    marginBlock: '1px',
    marginInlineEnd: '1px',
    paddingInline: '8px 2px',
    paddingBlock: '1px',
    fontWeight: vars.weight.medium,
    textOverflow: 'ellipsis',
    selectors: {
      '&[data-short]': { whiteSpace: 'nowrap' },
      // What is too long loses its end, also where words run the other way than the page.
      '[dir="rtl"] &[data-short]': { unicodeBidi: 'plaintext', textAlign: 'right' },
      '&[data-end]:hover::after': resizable('block'),
      '&[data-continues]': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      '&[data-continued]': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
    },
  }),
]);

/** Lines of text that are whole within so much height, less the gap and the ground around them. */
const wholeLines = (around: string) => `round(down, var(--minutes) / 60 * var(--hour) - ${around}, 1lh)`;
/** Ends words that are one line high to the layout below the last line that there is room for. */
const endsWhole = (around: string) => `inset(0 -100vw calc(1lh - ${wholeLines(around)}))`;

/**
 * Words that stay at the top of what is seen of their event, below the days that stand over the hours: one line high,
 * so that the end of an event takes them along only when its last line goes, whatever more of them there is.
 */
export const kept = style(
  ui({
    position: 'sticky',
    insetBlockStart: 'calc(var(--head, 0px) + 2px)',
    blockSize: '1lh',
    clipPath: endsWhole('4px'),
    ...cutWords,
    '@container': {
      [noTime]: { marginInline: nearer },
      // Its place stays taken: it has the height of the event's words.
      [noWords]: { visibility: 'hidden' },
    },
    '@media': {
      // Within a border.
      [media.forcedColors]: { clipPath: endsWhole('6px') },
      [media.print]: { position: 'static' },
    },
  }),
);

/** For a grid of days: how high the lanes of its bars are, `--lane`; on the factory floor high enough for gloves. */
export const laneHeight = style(
  ui({
    vars: { '--lane': '1.5rem' },
    selectors: {
      '[data-density="floor"] &': { vars: { '--lane': `calc(${vars.control.heightSmall} + 4px)` } },
    },
  }),
);

/** One line among others. */
const line = style([
  block,
  ui({
    // Above the cells that it runs over.
    zIndex: 1,
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'center',
    blockSize: 'calc(var(--lane) - 4px)',
    marginBlockStart: '1px',
    whiteSpace: 'nowrap',
  }),
]);

/** An event that lasts whole days. */
export const bar = style([
  line,
  marked,
  ui({
    paddingInline: '8px 6px',
    selectors: {
      '&[data-end]:hover::after': resizable('inline'),
      '&[data-continues]': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-continued]': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    },
  }),
]);

/** A timed event in a month: a mark in its colour, the time, the title. */
export const chip = style([
  line,
  ui({
    backgroundColor: 'transparent',
    color: vars.color.text.base,
    paddingInline: '5px',
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface.active },
      '&::before': {
        content: '""',
        flexShrink: 0,
        inlineSize: '3px',
        blockSize: '0.875rem',
        borderRadius: '2px',
        backgroundColor: mark,
        '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
      },
    },
  }),
]);

export const time = style(
  // `9:00 am` stays together, in narrow columns and on pages from right to left.
  ui({
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.weight.regular,
    flexShrink: 0,
    whiteSpace: 'nowrap',
    unicodeBidi: 'plaintext',
    // The hours beside the days tell it.
    '@container': { [noTime]: { display: 'none' } },
  }),
);
/** As high as the words beside it. */
export const icon = style(
  ui({
    display: 'inline-flex',
    flexShrink: 0,
    inlineSize: '1em',
    blockSize: '1em',
    marginInlineEnd: '0.25em',
    verticalAlign: '-0.125em',
    '@container': {
      // The space before the title is enough.
      [noTime]: { marginInlineEnd: 0 },
      [noWords]: { visibility: 'visible' },
      [noIcon]: { display: 'none' },
    },
  }),
);
globalStyle(`${icon} > svg`, { '@layer': { ui: { inlineSize: '100%', blockSize: '100%' } } });

export const title = style(
  ui({
    fontWeight: vars.weight.medium,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    minInlineSize: 0,
    selectors: { '[dir="rtl"] &': { unicodeBidi: 'plaintext' } },
    '@container': { [noWords]: { display: 'none' } },
  }),
);
export const description = style(ui({ display: 'block', fontWeight: vars.weight.regular, ...cutWords }));

/** What is being moved or chosen, at the place where it would come to stand. */
export const ghost = style(
  ui({
    position: 'absolute',
    boxSizing: 'border-box',
    pointerEvents: 'none',
    zIndex: 3,
    paddingInline: '6px',
    overflow: 'hidden',
    border: `2px dashed ${vars.color.accent.solid}`,
    borderRadius: vars.radius.small,
    backgroundColor: `color-mix(in oklch, ${vars.color.accent.soft} 80%, transparent)`,
    color: vars.color.accent.text,
    fontSize: vars.text.caption.size,
    lineHeight: vars.text.caption.line,
    fontWeight: vars.weight.medium,
    '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
  }),
);

/** The same among the bars. */
export const barGhost = style([ghost, ui({ blockSize: 'calc(var(--lane) - 2px)' })]);

/** Where the keyboard stands. */
export const cursor = style(
  ui({
    position: 'absolute',
    zIndex: 2,
    boxSizing: 'border-box',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'transparent',
    pointerEvents: 'none',
    borderRadius: vars.radius.small,
    selectors: {
      '&:focus': { outline: 'none' },
      '&:focus-visible': {
        outline: `${vars.focus.width} solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        backgroundColor: `color-mix(in oklch, ${vars.color.accent.soft} 60%, transparent)`,
      },
    },
  }),
);

/** Behind the events: ranges of a colour. */
export const range = style(
  ui({
    position: 'absolute',
    insetInline: 0,
    pointerEvents: 'none',
    opacity: 0.75,
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderInlineStart: '3px solid GrayText',
        selectors: {
          [`&.${eventTones.absence}`]: { backgroundImage: hatching('GrayText') },
        },
      },
    },
  }),
);

/** Heard, not seen. */
export const hidden = style(
  ui({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);

/** The colour alone, as a stripe. */
export const stripe = style(ui({ backgroundColor: mark, backgroundImage: 'none' }));
