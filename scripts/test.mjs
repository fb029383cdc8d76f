/** `npm test`: installs, then runs every suite; the work is described in tooling/test/. */
import { runChild } from './child.mjs';
import { install, pinnedNode, requireNode } from './workspace.mjs';

requireNode();
install();
runChild(pinnedNode(), ['--conditions=crt-source', 'tooling/test/main.ts', ...process.argv.slice(2)]);
