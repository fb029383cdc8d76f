import { join } from 'node:path';
import ts from 'typescript';
import { root } from './repository.ts';

/** Code that is shown to be copied. */
export interface Sample {
  /** Where it is shown: a document, or the id of a story. */
  readonly shownIn: string;
  /** Line of the document on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

const application = join(root, 'apps/crt');

/** What the compiler finds in samples, were each a module of an application that has the packages installed. */
export function faultsOf(samples: readonly Sample[]): string[] {
  const config = ts.readConfigFile(join(application, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, application);
  const host = ts.createCompilerHost(options);
  const sampleAt = new Map(
    samples.map((sample, index) => [join(application, `src/sample-${index}.tsx`), sample]),
  );
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
  return [...sampleAt].flatMap(([path, { shownIn, line }]) => {
    const source = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) => {
        const at = line + (source?.getLineAndCharacterOfPosition(start).line ?? 0);
        return `${shownIn}:${at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}
