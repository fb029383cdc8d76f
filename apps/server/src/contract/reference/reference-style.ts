/** The look of the reference: quiet, readable, light or dark as the reader's system is; prints well. */
export const referenceStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e6eaf0); --faint: light-dark(#566274, #9aa7b8);
  --line: light-dark(#dde3ea, #2d3744); --paper: light-dark(#ffffff, #12171e); --wash: light-dark(#f5f7fa, #1a212a);
  --link: light-dark(#0b5cad, #7db8f5); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr); color: var(--ink); background: var(--paper);
  font: 15px/1.55 'Inter Variable', Inter, system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1.25rem; background: var(--wash);
  border-right: 1px solid var(--line); font-size: 13.5px; }
nav h1 { font-size: 1.05rem; margin: 0 0 1rem; }
nav h2 { font-size: 0.85rem; margin: 1.25rem 0 0.35rem; }
nav ul { list-style: none; margin: 0.25rem 0 0.5rem; padding-left: 1rem; }
nav li { padding: 0.12rem 0; }
main { max-width: 62rem; padding: 1.5rem 3rem 6rem; }
section > h2 { font-size: 1.75rem; margin: 2rem 0 0.5rem; }
h3 { font-size: 1.2rem; margin: 3rem 0 0.25rem; padding-bottom: 0.35rem; border-bottom: 1px solid var(--line); }
h4 { font-size: 1.02rem; margin: 0; }
h5 { font-size: 0.8rem; margin: 1rem 0 0.25rem; color: var(--faint); text-transform: uppercase; letter-spacing: 0.04em; }
p { margin: 0.35rem 0; }
a { color: var(--link); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
h4 a, nav h2 a { color: inherit; }
article { padding: 1.5rem 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
article:target { background: var(--wash); box-shadow: 0 0 0 1rem var(--wash); }
code { overflow-wrap: anywhere; }
code, pre { font: 0.87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--wash); border-radius: 6px; }
small { color: var(--faint); font-size: 0.87em; }
.call { display: flex; gap: 0.6rem; align-items: baseline; flex-wrap: wrap; }
.call b { min-width: 3.6rem; padding: 0.05rem 0.45rem; border-radius: 4px; text-align: center; font-size: 0.75rem;
  color: #fff; background: #44546a; }
.call .get { background: #1f6f43; } .call .post { background: #0b5cad; } .call .put, .call .patch { background: #8a4b00; }
.call .delete { background: #a3262b; }
dl { margin: 0.6rem 0; display: grid; gap: 0.15rem; }
dl div { display: grid; grid-template-columns: 11rem 1fr; gap: 0.5rem; }
dt { color: var(--faint); } dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 0.35rem 0 0.75rem; font-size: 0.93em; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-top: 1px solid var(--line);
  font-weight: normal; overflow-wrap: anywhere; }
thead th { border-top: 0; color: var(--faint); font-size: 0.87em; }
tbody th { width: 26%; } tbody th + td { width: 24%; overflow-wrap: break-word; } td p { margin: 0; }
summary { cursor: pointer; }
.failures { color: var(--faint); font-size: 0.93em; margin-top: 0.75rem; }
@media (max-width: 60rem) { body { grid-template-columns: 1fr; } nav { position: static; height: auto; max-height: 40vh; }
  main { padding: 1rem 1.25rem 4rem; } }
@media print { body { display: block; } nav { display: none; } article { break-inside: avoid; content-visibility: visible; } }
`;
