/** `npm start`: installs, builds what changed, and serves the whole product on one origin. */
import { build } from './build.mjs';
import { runChild } from './child.mjs';
import { install, pinnedNode, requireNode, step } from './workspace.mjs';

requireNode();
install();
build();
step('Starting the server …');
runChild(pinnedNode(), ['apps/server/dist/main.js', ...process.argv.slice(2)]);
