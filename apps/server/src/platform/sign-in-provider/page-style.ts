import { constants, densities, themes } from '@crt/ui/tokens';

const { color: light, elevation } = themes.light;
const { color: dark, elevation: darkElevation } = themes.dark;
const { control } = densities.comfortable;

type Colours = typeof light;

/** The colours that the pages use, as custom properties. */
function colours({ surface, text, border, accent, critical, focus }: Colours, shadow: string): string {
  const values = {
    page: surface.page,
    base: surface.base,
    hover: surface.hover,
    text: text.base,
    muted: text.muted,
    line: border.subtle,
    edge: border.strong,
    accent: accent.solid,
    'accent-hover': accent.solidHover,
    'on-accent': accent.onSolid,
    link: text.link,
    'critical-soft': critical.soft,
    'critical-border': critical.border,
    'critical-text': critical.text,
    focus,
    shadow,
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/** Style of the sign-in pages: the kit's tokens, light and dark by the machine's wish, no script, no other file but the font. */
export const pageStyle = `
@font-face{font-family:'Inter Variable';src:url(/auth/inter.woff2) format('woff2');font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;${colours(light, elevation.hairline)}}
@media (prefers-color-scheme:dark){:root{${colours(dark, darkElevation.hairline)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;justify-items:center;align-content:safe center;padding:32px 16px;
background:var(--page);color:var(--text);font:400 .875rem/1.25rem ${constants.font.body};-webkit-font-smoothing:antialiased}
main{width:100%;max-width:408px;display:grid;gap:24px}
.brand{display:flex;align-items:center;gap:12px}
.brand svg{width:32px;height:32px;flex:none}
.brand strong{font-size:1.25rem;line-height:1.5rem;font-weight:600;letter-spacing:-.01em}
.brand span{display:block;color:var(--muted);font-size:.75rem;line-height:1rem}
.card{background:var(--base);border:1px solid var(--line);border-radius:${constants.radius.large};padding:24px;box-shadow:var(--shadow);display:grid;gap:16px}
h1{margin:0;font-size:1.25rem;line-height:1.75rem;font-weight:600;letter-spacing:-.01em}
h2{margin:0;font-size:.875rem;line-height:1.25rem;font-weight:600}
p{margin:0;color:var(--muted)}
form{display:grid;gap:16px;margin:0}
label{display:grid;gap:4px;font-size:.75rem;line-height:1rem;font-weight:500}
input{height:${control.heightLarge};padding:0 12px;border:1px solid var(--edge);border-radius:${constants.radius.medium};background:var(--base);color:var(--text);font:inherit;font-size:.875rem;width:100%}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
button{font:inherit;cursor:pointer;border-radius:${constants.radius.medium};border:1px solid transparent;transition:background-color ${constants.motion.state}}
.primary,a.primary{display:inline-flex;align-items:center;justify-content:center;height:${control.heightLarge};padding:0 16px;background:var(--accent);color:var(--on-accent);font-weight:500;text-decoration:none;border-radius:${constants.radius.medium}}
.primary:hover{background:var(--accent-hover)}
.error{border:1px solid var(--critical-border);background:var(--critical-soft);color:var(--critical-text);border-radius:${constants.radius.medium};padding:8px 12px}
.demo{display:grid;gap:8px}
.demo header{display:grid;gap:4px;padding:0 4px}
.demo p{font-size:.75rem;line-height:1rem}
.accounts{list-style:none;margin:0;padding:4px;display:grid;background:var(--base);border:1px solid var(--line);border-radius:${constants.radius.large}}
.accounts button{width:100%;min-height:32px;display:flex;align-items:baseline;justify-content:space-between;gap:16px;padding:6px 12px;background:transparent;color:var(--text);text-align:left}
.accounts button:hover{background:var(--hover)}
.accounts b{font-weight:500;white-space:nowrap}
.accounts span{color:var(--muted);font-size:.75rem;line-height:1rem;text-align:right}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){button,.card,.accounts{border-color:ButtonBorder}}
`;
