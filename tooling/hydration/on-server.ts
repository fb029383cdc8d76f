/** Prints what a server makes of every sample; run on Node by the test. */
import { renderToString } from 'react-dom/server';
import { dress, samples } from './samples.tsx';

if (typeof document !== 'undefined') throw new Error('A server has no document.');

const drawn = [...samples].map(([name, story]) => [name, renderToString(dress(story, null))]);
process.stdout.write(JSON.stringify(drawn), () => process.exit());
