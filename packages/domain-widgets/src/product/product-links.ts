import type { DocumentLinksProps } from './DocumentLinks.tsx';

/** Where the records are that belong to a product. */
export interface ProductLinks {
  /** Address of a document; undefined for whoever may not read documents, and reads plain text (P18). */
  readonly documentHref: DocumentLinksProps['documentHref'];
  /** Whoever reads products reads keycodes (Q1). */
  readonly keyCodeHref: (code: string) => string;
}
