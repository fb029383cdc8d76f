/** `npm run dev`: the product with hot reload of app and packages, and a server that restarts on change. */
import { runChild } from './child.mjs';
import { install, pinnedNode, requireNode } from './workspace.mjs';

requireNode();
install();
runChild(pinnedNode(), ['--conditions=crt-source', 'tooling/dev.ts', ...process.argv.slice(2)]);
