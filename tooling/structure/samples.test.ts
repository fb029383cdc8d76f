import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { files, read, root } from './repository.ts';

/** A block of TypeScript in a document of a published package. */
interface Sample {
  document: string;
  /** Line of the document on which the sample begins, from 1. */
  line: number;
  text: string;
  /** Where it would lie in an application that has the packages installed. */
  path: string;
}

const application = join(root, 'apps/crt');

const samples: Sample[] = files
  .filter((file) => /^packages\/.*\.mdx?$/.test(file) && !file.endsWith('CHANGELOG.md'))
  .flatMap((document) =>
    [...read(document).matchAll(/^```tsx?\n(.*?)^```/gms)].map(({ 1: text = '', index }) => ({
      document,
      line: read(document).slice(0, index).split('\n').length + 1,
      text,
      path: join(application, `src/sample-${document.replaceAll(/[^a-z]/gi, '-')}-${index}.tsx`),
    })),
  );

/** What the compiler finds in the samples, by the lines of their documents. */
function faults(): string[] {
  const config = ts.readConfigFile(join(application, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, application);
  const host = ts.createCompilerHost(options);
  const sampleAt = new Map(samples.map((sample) => [sample.path, sample]));
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => sampleAt.has(path) || fileExists.call(host, path);
  host.readFile = (path) => sampleAt.get(path)?.text ?? readFile.call(host, path);
  host.getSourceFile = (path, version, ...rest) => {
    const sample = sampleAt.get(path);
    return sample
      ? ts.createSourceFile(path, sample.text, version, true)
      : getSourceFile.call(host, path, version, ...rest);
  };
  const program = ts.createProgram([...sampleAt.keys()], options, host);
  return samples.flatMap(({ document, line, path }) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) => {
        const at = line + (source?.getLineAndCharacterOfPosition(start).line ?? 0);
        return `${document}:${at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}

test('the samples of the packages can be copied: they are whole and compile', () => {
  expect(samples.length).toBeGreaterThan(10);
  expect(faults()).toEqual([]);
}, 120_000);
