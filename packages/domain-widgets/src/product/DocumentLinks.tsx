import { Link } from '@crt/ui/Link';
import { Fragment } from 'react';

/** A document, or a version of one, by the words that a table says. */
export interface NamedDocument {
  readonly documentId: number;
  readonly name: string;
}

export interface DocumentLinksProps {
  readonly documents: readonly NamedDocument[];
  /** Address of a document; undefined for whoever may not read documents, and reads plain text (P18). */
  readonly documentHref: ((id: number) => string) | undefined;
}

/** What a cell of documents says where only text can stand. */
export const namesOfDocuments = (documents: readonly NamedDocument[]): string =>
  documents.map(({ name }) => name).join(', ');

/** The documents of a cell, each a link of its own; the table is one stop of the tab order (P1, P18). */
export const DocumentLinks = ({ documents, documentHref }: DocumentLinksProps) =>
  documentHref === undefined
    ? namesOfDocuments(documents)
    : documents.map(({ documentId, name }, index) => (
        <Fragment key={`${documentId} ${name}`}>
          {index > 0 && ', '}
          <Link href={documentHref(documentId)} excludeFromTabOrder>
            {name}
          </Link>
        </Fragment>
      ));
