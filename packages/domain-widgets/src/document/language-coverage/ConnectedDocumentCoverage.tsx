import { listLanguages, listRegions } from '@crt/api-client/documentation/dictionary';
import { useRead } from '@crt/api-client/hooks';
import type { DictionaryEntry, DictionaryRegion, DocumentDetails } from '@crt/api-client/types-documentation';
import { byIssueDate } from '@crt/domain/version-lines';
import { Card } from '@crt/ui/Card';
import { none } from '@crt/ui/none';
import { Select } from '@crt/ui/Select';
import { Inline, Stack } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { useState } from 'react';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { ReadRecord } from '../../shared/read/ReadRecord.tsx';
import { useDocument, type DocumentInList } from '../details/use-document.ts';
import { CoverageMatrix } from './CoverageMatrix.tsx';
import { coverageTexts as texts } from './coverage.texts.ts';
import { RevisionComparison } from './RevisionComparison.tsx';
import { revisionOptions } from './revision-options.ts';

export interface ConnectedDocumentCoverageProps {
  readonly document: DocumentInList;
  /** The newest revision that is in force by this day is looked at first: today, or the day that was chosen before. */
  readonly currentOn: string;
}

/** For which countries a document is there in which languages, and what two of its revisions differ in. */
export const ConnectedDocumentCoverage = ({ document, currentOn }: ConnectedDocumentCoverageProps) => {
  const read = useDocument(document);
  const regions = useRead(listRegions, {});
  const languages = useRead(listLanguages, {});
  const failed = regions.error ?? languages.error;
  if (failed)
    return (
      <FailedRead
        error={failed}
        failed={texts.failed}
        onRetry={() => Promise.all([regions.refetch(), languages.refetch()])}
        isRetrying={regions.isFetching || languages.isFetching}
      />
    );
  return (
    <ReadRecord
      read={read}
      isReady={regions.data !== undefined && languages.data !== undefined}
      failed={texts.failed}
    >
      {(details) => (
        <CoverageOfDocument
          details={details}
          currentOn={currentOn}
          regions={regions.data ?? none}
          languages={languages.data ?? none}
        />
      )}
    </ReadRecord>
  );
};

interface CoverageOfDocumentProps {
  readonly details: DocumentDetails;
  readonly currentOn: string;
  readonly regions: readonly DictionaryRegion[];
  readonly languages: readonly DictionaryEntry[];
}

const CoverageOfDocument = ({ details, currentOn, regions, languages }: CoverageOfDocumentProps) => {
  const revisions = byIssueDate(details.revisions).toReversed();
  const inForce = revisions.find(({ issueDate }) => issueDate <= currentOn) ?? revisions[0];
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = revisions.find(({ id }) => id === chosenId) ?? inForce;
  if (!chosen)
    return (
      <Card title={texts.title}>
        <Text tone="muted">{texts.noRevision}</Text>
      </Card>
    );
  return (
    <Stack gap={6}>
      <Card title={texts.title}>
        <Stack gap={4}>
          <Inline>
            <Select
              label={texts.revision}
              options={revisionOptions(revisions)}
              value={chosen.id}
              onChange={setChosenId}
            />
          </Inline>
          <CoverageMatrix
            label={texts.matrix(chosen.name)}
            files={chosen.documentFiles}
            regions={regions}
            languages={languages}
          />
        </Stack>
      </Card>
      <RevisionComparison
        revisions={revisions}
        languages={languages}
        countries={regions.flatMap(({ children }) => children)}
      />
    </Stack>
  );
};
