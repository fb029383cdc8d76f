export { vars } from '../src/theme/contract.css.ts';
export { app, breakpoints, from, media } from '../src/theme/style.ts';
export { focusRing, innerFocusRing } from '../src/theme/focus.ts';
