/** `npm start`: installs, builds what changed, and serves the whole product on one origin. */
import { buildApp } from './build-app.mjs';
import { runChild } from './child.mjs';
import { install, pinnedNode, requireNode, step } from './workspace.mjs';

requireNode();
install();
buildApp();
step('Starting the server …');
runChild(pinnedNode(), ['--conditions=crt-source', 'apps/server/src/main.ts', ...process.argv.slice(2)]);
