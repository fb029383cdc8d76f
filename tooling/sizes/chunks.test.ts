import { expect, test } from 'vitest';
import { drawnWith, filesOf, type Manifest } from './chunks.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'index.js',
    imports: ['frame', 'kit'],
    dynamicImports: ['screen'],
    css: ['index.css'],
  },
  frame: { file: 'frame.js' },
  kit: { file: 'kit.js', imports: ['frame'], css: ['kit.css'] },
  screen: { file: 'screen.js', imports: ['index.html', 'kit'] },
};

test('a chunk needs its imports and their styles, not what it may load later', () => {
  expect([...filesOf(manifest, 'index.html')].sort()).toEqual([
    'frame.js',
    'index.css',
    'index.js',
    'kit.css',
    'kit.js',
  ]);
});

test('circles end', () => {
  const circle: Manifest = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
  expect([...filesOf(circle, 'a')]).toEqual(['a.js', 'b.js']);
});

test('a screen draws its lazy parts, except what somebody has to ask for', () => {
  const parts: Manifest = {
    'index.html': { file: 'index.js', dynamicImports: ['src/screens/Plan.tsx'] },
    'src/screens/Plan.tsx': {
      file: 'plan.js',
      imports: ['index.html', 'table'],
      dynamicImports: ['Changes'],
    },
    table: { file: 'table.js', dynamicImports: ['ui/ColumnChooser.tsx', 'ui/Rows.tsx'] },
  };
  expect(drawnWith(parts, 'src/screens/Plan.tsx')).toEqual([
    'src/screens/Plan.tsx',
    'Changes',
    'ui/Rows.tsx',
  ]);
});
