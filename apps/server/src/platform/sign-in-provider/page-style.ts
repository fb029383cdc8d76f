import { constants, densities, themes } from '@crt/ui/tokens';

const { color: light, elevation } = themes.light;
const { color: dark, elevation: darkElevation } = themes.dark;
const { control } = densities.comfortable;

type Colours = typeof light;

/** The colours that the pages use, as custom properties. */
function colours({ surface, text, border, accent, focus }: Colours, shadow: string): string {
  const values = {
    page: surface.page,
    base: surface.base,
    text: text.base,
    muted: text.muted,
    line: border.subtle,
    accent: accent.solid,
    'accent-hover': accent.solidHover,
    'on-accent': accent.onSolid,
    focus,
    shadow,
  };
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

/** Style of the pages that the provider writes by itself (a message, signing out): the kit's tokens, light and dark by the machine's wish, no script, no other file but the font. */
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
p{margin:0;color:var(--muted)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
button{font:inherit;cursor:pointer;border-radius:${constants.radius.medium};border:1px solid transparent;transition:background-color ${constants.motion.state}}
.primary,a.primary{display:inline-flex;align-items:center;justify-content:center;height:${control.heightLarge};padding:0 16px;background:var(--accent);color:var(--on-accent);font-weight:500;text-decoration:none;border-radius:${constants.radius.medium}}
.primary:hover{background:var(--accent-hover)}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
@media (forced-colors:active){button,.card{border-color:ButtonBorder}}
`;
