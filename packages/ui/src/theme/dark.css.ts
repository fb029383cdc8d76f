import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { themes } from './tokens.ts';

const { color, elevation } = vars;
const dark = { vars: assignVars({ color, elevation }, themes.dark), colorScheme: 'dark' } as const;

// On screens alone: paper is white, and light words on it could not be read.
globalStyle('[data-theme="dark"]', { '@media': { screen: dark } });

// Without a wish of the person the machine decides, before any script has run.
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': dark } });
