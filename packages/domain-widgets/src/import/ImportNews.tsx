import { Banner } from '@crt/ui/Banner';
import { Button } from '@crt/ui/Button';
import { DateTime } from '@crt/ui/DateTime';
import { Link } from '@crt/ui/Link';
import type { ImportFacts, ImportLinks } from './import-declaration.ts';
import { importTexts as texts } from './import.texts.ts';

/** What can be done with an import that does not run. */
export interface ImportActs {
  readonly onGoOn: () => void;
  readonly onApply: () => void;
}

export interface ImportNewsProps extends ImportActs {
  readonly one: ImportFacts;
  readonly nameOf: (userId: string) => string;
  readonly importHref: ImportLinks['importHref'];
}

/** What is to be known about an import beside its sums: that it stopped and why, what it tried out, that its file is known. */
export const ImportNews = ({ one, nameOf, importHref, onGoOn, onApply }: ImportNewsProps) => {
  const { state, message, isDryRun, appliedById, dryRunId, changedSinceDryRun, sameFile } = one;
  const importLink = (id: number, words: string) => (
    <Link look="inline" href={importHref(id)}>
      {words}
    </Link>
  );
  return (
    <>
      {(state === 'stopped' || state === 'failed') && (
        <Banner
          tone={state === 'failed' ? 'critical' : 'caution'}
          actions={
            <Button size="small" onPress={onGoOn}>
              {texts.goOn}
            </Button>
          }
        >
          {message ?? texts.stopped}
        </Banner>
      )}
      {isDryRun && state === 'done' && (
        <Banner
          actions={
            appliedById === null && (
              <Button size="small" tone="accent" variant="solid" onPress={onApply}>
                {texts.apply}
              </Button>
            )
          }
        >
          {texts.dryRunDone} {appliedById !== null && importLink(appliedById, texts.appliedBy(appliedById))}
        </Banner>
      )}
      {dryRunId !== null && (
        <Banner tone={changedSinceDryRun > 0 ? 'caution' : 'info'}>
          {importLink(dryRunId, texts.ofDryRun(dryRunId))}{' '}
          {changedSinceDryRun > 0 && texts.changedCount(changedSinceDryRun)}
        </Banner>
      )}
      {sameFile && (
        <Banner tone="caution">
          {texts.sameFile} {importLink(sameFile.id, texts.importOf(sameFile.id))}, {nameOf(sameFile.userId)},{' '}
          <DateTime value={sameFile.importDate} />
        </Banner>
      )}
    </>
  );
};
